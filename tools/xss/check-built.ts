import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { inlineScriptsOf } from '../build/host-files.ts'
import type { Check } from '../reliability/table.ts'

const batchSize = 50

async function filesUnder(root: string, ending: string): Promise<string[]> {
  const names = await readdir(root, { recursive: true })
  return names.filter((name) => name.endsWith(ending))
}

async function read(root: string, names: readonly string[]): Promise<[string, string][]> {
  return Promise.all(
    names.map(async (name): Promise<[string, string]> => [
      name,
      await readFile(join(root, name), 'utf8'),
    ]),
  )
}

/** Parses every page, feed and sitemap of a site in a browser. @param page with the code of page.ts */
export async function checkBuilt(page: Page, root: string): Promise<Check[]> {
  const inline = inlineScriptsOf(await readFile(join(root, 'index.html'), 'utf8'))
  const names = await filesUnder(root, '.html')
  const failures: string[] = []
  for (let start = 0; start < names.length; start += batchSize) {
    const files = await read(root, names.slice(start, start + batchSize))
    const found = await page.evaluate(
      ([pages, script]) => pages.map(([, html]) => xss.checkPage(html, script)),
      [files, inline] as const,
    )
    for (const [index, [name]] of files.entries()) {
      failures.push(...(found[index] ?? []).map((fault) => `${name}: ${fault}`))
    }
  }
  const lists = await Promise.all(['.xml', '.atom'].map((ending) => filesUnder(root, ending)))
  const feeds = await read(root, lists.flat())
  const found = await page.evaluate((all) => all.map(([, xml]) => xss.checkXml(xml)), feeds)
  return [
    { name: 'prerendered pages, heads, data blocks, JSON-LD', cases: names.length, failures },
    {
      name: 'feeds and the sitemap',
      cases: feeds.length,
      failures: feeds.flatMap(([name], index) =>
        (found[index] ?? []).map((it) => `${name}: ${it}`),
      ),
    },
  ]
}
