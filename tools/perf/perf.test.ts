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

const click = { native: 100, consent: 115, hydrated: 300, files: 0, bytes: 0 }
const load: Load = { fcp: 100, lcp: 100, tbt: 0, shift: 0, allBytes: 0, calls: 0, ...click }
const columnOf = (...changes: Partial<Load>[]) => ({
  name: 'coupon',
  lang: 'kr',
  path: '/coupon',
  rounds: changes.map((change) => ({ page: { ...load, ...change }, baseline: load })),
})

test('a median at its limit is not missed, and one above is bold', () => {
  const { table, missed } = tableOf([columnOf({ tbt: 101 }, {}, { tbt: 100 })])
  expect(missed).toBe(0)
  expect(table).toContain('| consent is answered / baseline | 1.15 | 1 | 1.15 |')
  expect(table).toContain('| TBT, ms | 100 | 50 | 100 |')
  const above = tableOf([columnOf({ tbt: 101 })])
  expect(above.missed).toBe(1)
  expect(above.table).toContain('| TBT, ms | 100 | 50 | **101** |')
})

test('a value that was not measured is missed', () => {
  expect(tableOf([columnOf()]).missed).toBeGreaterThan(5)
})
