import type { CDPSession, Page } from 'playwright'
import { sorted } from '../../src/lib/sorted.ts'

/** How much slower the processor is made: a phone of the middle. */
export const slowdown = 4

export function median(values: readonly number[]): number {
  const inOrder = sorted(values, (a, b) => a - b)
  return inOrder[Math.floor(inOrder.length / 2)] ?? Number.NaN
}

/** Returns the text of the leaderboard after a click has been handled. */
export interface Answer {
  /** The name of the first row, and with `not` any other name. */
  first: string
  not?: boolean
  rows?: number
  /** The former name of row 60, which is out of sight and has to change as well. */
  far?: string
}

/**
 * Measures the milliseconds from a click until its result is painted.
 * @param press the element to click; with `typed`, a field to type that text into
 */
export function toPaint(
  page: Page,
  press: string,
  answer: Answer,
  typed: string | null = null,
): Promise<number> {
  return page.evaluate(
    ([selector, { first, not, rows, far }, text]) =>
      new Promise<number>((resolve, reject) => {
        const node = document.querySelector<HTMLElement>(selector)
        if (!node) {
          reject(new Error(`nothing to press: ${selector}`))
          return
        }
        // It runs in the page, and brings all that it needs.
        // oxlint-disable-next-line unicorn/consistent-function-scoping
        const isAnswered = () => {
          const shown = document.querySelector('tbody th')?.textContent
          const isFirst = not ? shown !== undefined && shown !== first : shown === first
          const isFar =
            far === undefined ||
            document.querySelector('tbody tr:nth-child(60) th')?.textContent !== far
          return (
            isFirst && isFar && (!rows || document.querySelectorAll('tbody tr').length === rows)
          )
        }
        const begun = performance.now()
        const frame = () => {
          const taken = performance.now() - begun
          if (isAnswered()) setTimeout(() => resolve(performance.now() - begun))
          else if (taken > 60_000) reject(new Error(`no answer to ${selector}: ${first}`))
          else requestAnimationFrame(frame)
        }
        requestAnimationFrame(frame)
        if (text === null) {
          node.click()
          return
        }
        const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
        value?.set?.call(node, text)
        node.dispatchEvent(new Event('input', { bubbles: true }))
      }),
    [press, answer, typed] as const,
  )
}

/** Megabytes of the page's heap after everything that is not needed was collected. */
export async function heapMb(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize / 1_000_000
}
