import type { Page } from 'playwright'
import { retry } from './act.ts'
import { isForm, minTextLength, type Cell } from './cell.ts'
import type { Sight } from './probe.ts'
import { waitFor } from './wait-for.ts'

const stepMs = 400

/** Does what a visitor can do once everything works again. @returns what is wrong after it */
export async function recover(
  page: Page,
  { call, fault, source }: Cell,
  client: { good: number },
  sight: Sight,
  isQuiet: () => boolean,
): Promise<string[]> {
  const nextStep = () => (isQuiet() ? stepMs : 0)
  if (isForm(call)) {
    const isOver = (await page.locator('main form').count()) === 0
    if (isOver || (fault.outcome !== 'fails' && !fault.isOnce)) return []
    // A second click right after a result counts as a double click.
    await page.clock.runFor(2000)
    await retry(page, call)
    const after = await waitFor(page, 10_000, nextStep, () => client.good > 0)
    await page.waitForTimeout(100)
    return client.good > 0 && after.sight.mark ? [] : ['the form cannot be sent again']
  }
  if (sight.failed.length > 0) {
    await retry(page, call)
    const { sight: seen } = await waitFor(
      page,
      10_000,
      nextStep,
      (now) => now.failed.length === 0 && !now.isLoading && client.good > 0,
    )
    if (client.good === 0) return ['Retry sent no request']
    if (seen.failed.length > 0) return [`after Retry: ${seen.failed[0]}`]
    if (seen.isLoading) return ['after Retry: still loading']
    return [
      ...(seen.mark ? [] : ['Retry reloaded the page']),
      ...(seen.textLength < minTextLength ? ['after Retry: an empty page'] : []),
      ...(seen.hasLostText ? ['Retry lost the typed text'] : []),
    ]
  }
  if (call.kind === 'silent' || source === 'shell' || fault.outcome !== 'fails') return []
  if (sight.isNotFound) return []
  // The old content is shown. The next visit of the tab reads it again.
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await waitFor(page, 10_000, nextStep, () => client.good > 0)
  return client.good > 0 ? [] : ['returning to the tab did not read the data again']
}
