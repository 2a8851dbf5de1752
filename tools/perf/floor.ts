import { globSync } from 'node:fs'
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { serve } from 'srvx'
import type { Lang } from '../../src/i18n/lang.ts'
import { createMockFetch } from '../../mocks/server.ts'
import { compressFiles } from '../build/compress-files.ts'
import { serveSite } from '../serve-site.ts'

const folder = '.cache/floor'

/**
 * The physical limit: the main page as it stands in `dist`, without scripts, data and links to what
 * they would fetch; its styles are within it already. A second page is the floor of a next view.
 */
export async function floorOf(lang: Lang): Promise<void> {
  const html = await readFile(`dist/${lang}/index.html`, 'utf8')
  const bare = html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link rel="(?:modulepreload|stylesheet|manifest)"[^>]*>/g, '')
  await mkdir(`${folder}/${lang}`, { recursive: true })
  await writeFile(`${folder}/${lang}/index.html`, bare)
  // What the host serves beside it is the same, its faces too.
  await writeFile(`${folder}/index.html`, bare)
  await rm(`${folder}/assets`, { recursive: true, force: true })
  await mkdir(`${folder}/assets`)
  for (const face of globSync('dist/assets/*.woff2')) {
    await copyFile(face, `${folder}/assets/${basename(face)}`)
  }
  await writeFile(`${folder}/address-patterns.json`, '[]')
  await compressFiles(folder)
}

/** Serves the built site and its floor on a port each, with the same pictures and calls behind them. */
export async function serveSides() {
  await mkdir(folder, { recursive: true })
  await floorOf('kr')
  const backend = createMockFetch()
  const start = async (root: string) => {
    const site = await serveSite(root)
    const server = serve({
      port: 0,
      hostname: 'localhost',
      silent: true,
      fetch: async (request) => (await backend(request)) ?? site(request),
    })
    await server.ready()
    return server
  }
  const [page, floor] = await Promise.all([start('dist'), start(folder)])
  return {
    page: (page.url ?? '').replace(/\/$/, ''),
    floor: (floor.url ?? '').replace(/\/$/, ''),
    close: () => {
      void page.close(true)
      void floor.close(true)
    },
  }
}
