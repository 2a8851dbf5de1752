import { expect, test } from 'vitest'
import { bareHtml } from './baseline.ts'
import type { Load } from './load.ts'
import { tableOf } from './table.ts'

test('the baseline has no scripts, data and links of scripts', () => {
  const html =
    '<head><script>{let a = 1}</script><link rel="modulepreload" href="/a.js">' +
    '<link rel="stylesheet" href="/a.css" disabled><style>main{}</style></head>' +
    '<main>text</main><script type="application/json">{}</script>' +
    '<script type="module" src="/b.js"></script>'
  expect(bareHtml(html)).toBe('<head><style>main{}</style></head><main>text</main>')
})

const load: Load = {
  fcp: 100,
  lcp: 100,
  tbt: 0,
  shift: 0,
  allBytes: 0,
  calls: 0,
  native: 100,
  handled: 300,
  files: 0,
  bytes: 0,
}
const pageWith = (changes: Partial<Load>) => ({
  name: 'coupon',
  lang: 'kr',
  path: '/coupon',
  rounds: [{ page: { ...load, ...changes }, baseline: load }],
})

test('values at their limit are not missed', () => {
  expect(tableOf([pageWith({})])).toMatchObject({
    missed: 0,
    table: expect.stringContaining('| hydrated click / baseline | 3.4 | 2.8 | 3.00 |'),
  })
})

test('a value above its limit is bold and missed', () => {
  const { table, missed } = tableOf([pageWith({ tbt: 101 })])
  expect(missed).toBe(1)
  expect(table).toContain('| TBT, ms | 100 | 50 | **101** |')
})

test('a value that was not measured is missed', () => {
  expect(tableOf([{ ...pageWith({}), rounds: [] }]).missed).toBeGreaterThan(5)
})
