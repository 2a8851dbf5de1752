import { readFileSync } from 'node:fs'
import { chromium } from 'playwright'
import { chromiumFlags, chromiumPath } from '../chromium.ts'
import { serveBuilt } from '../lib/serve-local.ts'
import { previewDist } from '../test-build.ts'
import type { Finding } from './finding.ts'
import { validators } from './install.ts'

interface Sniffer {
  process: (standard: string, page: Document, done: () => void) => void
  getMessages: () => { type: number; code: string; msg: string; element: Element }[]
}

declare global {
  var HTMLCS: Sniffer
}

const errorType = 1

/**
 * Validates pages in a browser, after hydration, by WCAG 2 AA (HTML_CodeSniffer): a second engine next to the
 * axe-core of the end-to-end tests.
 */
export async function checkAccessibility(paths: readonly string[]): Promise<Finding[]> {
  const server = await serveBuilt(previewDist)
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags })
  const page = await browser.newPage({ bypassCSP: true, viewport: { width: 390, height: 844 } })
  const sniffer = readFileSync(validators.resolve('html_codesniffer/build/HTMLCS.js'), 'utf8')
  const findings: Finding[] = []
  for (const path of paths) {
    await page.goto(server.origin + path)
    await page.locator('html[data-hydrated]').waitFor()
    await page.addScriptTag({ content: sniffer })
    const errors = await page.evaluate(async (type) => {
      await new Promise<void>((done) => {
        globalThis.HTMLCS.process('WCAG2AA', document, done)
      })
      return globalThis.HTMLCS.getMessages()
        .filter((message) => message.type === type)
        .map(({ code, msg, element }) => [code, `${msg} ${element.outerHTML?.slice(0, 120)}`])
    }, errorType)
    for (const [rule = '', message = ''] of errors) {
      findings.push({ tool: 'HTML_CodeSniffer', rule, where: path, message })
    }
  }
  await browser.close()
  await server.close()
  return findings
}
