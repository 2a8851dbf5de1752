import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { langs } from '../src/i18n/lang.ts'

/** On the wire, in kB of 1000 bytes. */
const size = (content: string | Buffer) => brotliCompressSync(content).length / 1000
const fileSize = (address: string) => size(readFileSync(`dist${address}`))

/**
 * The most that the first load of a page may weigh, in kB: the scripts that it is taken over
 * with and the catalog, styles in all, and the page with its data but without its styles.
 */
const budgets = {
  '/index': { scripts: 122, styles: 10, html: 12 },
  '/community/news': { scripts: 122, styles: 8, html: 10 },
  '/community/news/1060': { scripts: 122, styles: 8, html: 10 },
  '/community/event': { scripts: 122, styles: 8, html: 10 },
  '/community/event/620': { scripts: 122, styles: 8, html: 10 },
  '/community/faq': { scripts: 122, styles: 8, html: 10 },
  '/devlog/withBTS': { scripts: 122, styles: 8, html: 10 },
  '/devlog/withBTS/323': { scripts: 122, styles: 8, html: 10 },
  '/devlog/pd-note/801': { scripts: 122, styles: 8, html: 10 },
  '/media': { scripts: 122, styles: 8, html: 10 },
  '/media/441': { scripts: 122, styles: 8, html: 10 },
  '/ranking/level': { scripts: 132, styles: 8, html: 15 },
  '/coupon': { scripts: 118, styles: 7, html: 5 },
  '/policy/terms': { scripts: 118, styles: 7, html: 20 },
  '/404': { scripts: 118, styles: 7, html: 5 },
  '/community/event/540': { scripts: 120, styles: 12, html: 10 },
  '/events/2nd_anniversary': { scripts: 120, styles: 12, html: 10 },
  '/events/2nd_anniversary_teaser': { scripts: 120, styles: 12, html: 10 },
  '/link/coupon': { scripts: 116, styles: 6, html: 10 },
  '/link/community/news': { scripts: 116, styles: 6, html: 10 },
  '/link/community/news/1060': { scripts: 116, styles: 6, html: 10 },
  '/link/community/event/620': { scripts: 116, styles: 6, html: 10 },
  '/link/policy/terms': { scripts: 116, styles: 6, html: 20 },
  '/link/events/2nd_anniversary_teaser': { scripts: 116, styles: 12, html: 10 },
  '/link/ranking/level': { scripts: 132, styles: 8, html: 15 },
}

/** Within the page, and the sheets beside it. */
const mostInlined = 6
const mostSheets = 2

const pageOf = (lang: string, path: string) => readFileSync(`dist/${lang}${path}.html`, 'utf8')

/** The sheets that a page needs before any script runs. */
const linkedBy = (html: string) =>
  Array.from(html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g), ([, address = '']) => address)

function weigh(lang: string, path: string) {
  const html = pageOf(lang, path)
  const named = (name: string) => new RegExp(`${name}="([^"]+)"`).exec(html)?.[1]
  const first = /<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1]
  const scripts = [...(named('data-scripts')?.split(' ') ?? []), first, named('data-catalog')]
  const inlined = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? ''
  const sheets = [...linkedBy(html), ...(named('data-styles')?.split(' ') ?? [])]
  return {
    scripts: scripts.reduce((sum, address) => sum + fileSize(address ?? '/none'), 0),
    inlined: size(inlined),
    styles: sheets.reduce((sum, address) => sum + fileSize(address), size(inlined)),
    sheets: sheets.length,
    html: size(html.replace(inlined, '')),
  }
}

for (const [path, budget] of Object.entries(budgets)) {
  test(`the first load of ${path} keeps to its budget in every language`, () => {
    for (const lang of langs) {
      const weight = weigh(lang, path)
      expect.soft(weight.scripts, `${lang} scripts`).toBeLessThanOrEqual(budget.scripts)
      expect.soft(weight.styles, `${lang} styles`).toBeLessThanOrEqual(budget.styles)
      expect.soft(weight.inlined, `${lang} styles within the page`).toBeLessThanOrEqual(mostInlined)
      expect.soft(weight.sheets, `${lang} sheets`).toBeLessThanOrEqual(mostSheets)
      expect.soft(weight.html, `${lang} page`).toBeLessThanOrEqual(budget.html)
    }
  })
}

for (const path of ['/index', '/community/news', '/community/event', '/community/faq', '/media']) {
  test(`${path} waits for no sheet: what it shows is within it`, () => {
    for (const lang of langs) expect(linkedBy(pageOf(lang, path)), lang).toEqual([])
  })
}

for (const path of ['/coupon', '/ranking/level', '/devlog/withBTS/323', '/link/coupon']) {
  test(`${path} links the sheet of what it shows`, () => {
    for (const lang of langs) expect(linkedBy(pageOf(lang, path)), lang).not.toEqual([])
  })
}
