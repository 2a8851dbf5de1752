import { expect, test } from '@playwright/test'
import { nameOf } from '../tools/faults/cell.ts'
import { allCells, runCells } from '../tools/faults/run-cells.ts'
import { serveFaults } from '../tools/faults/serve.ts'
import { fullOnly } from './visits.ts'
import { previewDist } from '../tools/test-build.ts'

// A slice of `npm run faults` (docs/reliability.md#faults): every 349th cell.
test('pages survive requests that fail, and recover', fullOnly, async ({ browser }) => {
  const server = await serveFaults(previewDist)
  const cells = allCells.filter((_, index) => index % 349 === 0)
  const results = await runCells(browser, server, cells, 2)
  server.close()
  const missed = [...results].flatMap(([cell, { misses }]) =>
    misses.map((miss) => `${nameOf(cell)}: ${miss}`),
  )
  expect(results.size).toBe(cells.length)
  expect(missed).toEqual([])
})
