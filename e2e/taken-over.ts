import { expect, type Locator } from '@playwright/test'

/** Whether the app has taken the control over: React keeps what it knows of an element on the element. */
export const isTakenOver = (control: Locator) =>
  control.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps$')))

/**
 * Waits until the app has taken the control over: a press before that is the browser's, which loads a
 * document. A network that is idle does not say it: a busy machine may still be reading what has come.
 */
export async function takenOver(control: Locator): Promise<void> {
  await expect.poll(() => isTakenOver(control), 'the app has taken it over').toBe(true)
}
