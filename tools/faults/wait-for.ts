import type { Page } from 'playwright'
import { look, type Sight } from './probe.ts'

/**
 * Waits, on the clock of the page, until `isDone`. @returns what is seen then
 * @param nextStep the milliseconds that may be skipped; 0 to let real time pass
 */
export async function waitFor(
  page: Page,
  maxMs: number,
  nextStep: (elapsed: number) => number,
  isDone: (sight: Sight, elapsed: number) => boolean,
): Promise<{ sight: Sight; elapsed: number }> {
  let start: number | null = null
  for (;;) {
    const sight = await look(page)
    start ??= sight.now
    const elapsed = sight.now - start
    if (isDone(sight, elapsed) || elapsed > maxMs) return { sight, elapsed }
    const step = nextStep(elapsed)
    if (step > 0) await page.clock.runFor(step)
    else await page.waitForTimeout(50)
  }
}
