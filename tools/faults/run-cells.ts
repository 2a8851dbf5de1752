import type { Browser, BrowserContext } from 'playwright'
import { langs } from '../../src/i18n/lang.ts'
import { createProgress } from '../reliability/progress.ts'
import { calls, type Call } from './calls.ts'
import { nameOf, type Cell } from './cell.ts'
import { faults, type Fault } from './kinds.ts'
import { runCell, type CellResult } from './run-cell.ts'
import type { FaultServer, Source } from './serve.ts'

const sources: readonly Source[] = ['prerendered', 'shell']

/**
 * The file of hearts has no envelope, and an unusable count is shown as 0 (docs/product.md#event-pages). A
 * session is requested once, and any failure means a visitor (docs/api.md#requests).
 */
const isHarmless = (call: Call, fault: Fault) =>
  (call.name.startsWith('event/hearts') && /^(?:wrong envelope|code 500)$/.test(fault.name)) ||
  (call.name.endsWith('/session') && fault.isOnce === true)

/** Every request x every fault x both sources of data; the languages take turns. */
export const allCells: readonly Cell[] = calls
  .flatMap((call) =>
    faults
      .filter((fault) => !isHarmless(call, fault))
      .flatMap((fault) => sources.map((source) => ({ call, fault, source }))),
  )
  .map((cell, index): Cell => Object.assign(cell, { lang: langs[index % 3] ?? 'kr' }))

/** A context keeps the cache, and replays every step of its clock in each new page. */
const cellsPerContext = 12

/** Runs cells, each in a page of its own, in as many contexts at a time as there are workers. */
export async function runCells(
  browser: Browser,
  server: FaultServer,
  cells: readonly Cell[],
  workers: number,
): Promise<Map<Cell, CellResult>> {
  const results = new Map<Cell, CellResult>()
  const count = createProgress('cells', cells.length)
  const queue = cells.values()

  async function work(): Promise<void> {
    let context: BrowserContext | null = null
    let runs = 0
    for (const cell of queue) {
      if (runs++ % cellsPerContext === 0) {
        await context?.close()
        context = null
      }
      context ??= await browser.newContext({ viewport: { width: 390, height: 844 } })
      const result = await runCell(context, server, cell)
      results.set(cell, result)
      for (const miss of result.misses) console.log(`MISS ${nameOf(cell)}: ${miss}`)
      count()
    }
    await context?.close()
  }

  await Promise.all(Array.from({ length: workers }, work))
  return results
}
