import { expect, test } from 'vitest'
import { bareHtml } from './baseline.ts'

const styles = (href: string) => Promise.resolve(`/*${href}*/`)

test('removes scripts, data and module preloads', async () => {
  const html =
    '<head><script>{let a = 1}</script><link rel="modulepreload" href="/a.js"></head>' +
    '<main>text</main><script type="application/json">{}</script>' +
    '<script type="module" src="/b.js"></script>'
  expect(await bareHtml(html, styles)).toBe('<head></head><main>text</main>')
})

test('inlines a stylesheet that blocks the paint and removes the others', async () => {
  const html =
    '<link rel="stylesheet" href="/a.css"><link rel="stylesheet" media="print" href="/b.css">' +
    '<link rel="stylesheet" href="/c.css" disabled>'
  expect(await bareHtml(html, styles)).toBe('<style>/*/a.css*/</style>')
})
