import { expect, type Locator } from '@playwright/test'

/**
 * Waits until the app has taken the control over: a press before that is the browser's, which loads a
 * document. A network that is idle does not say it: a busy machine may still be reading what has come.
 */
export async function takenOver(control: Locator): Promise<void> {
  // React keeps what it knows of an element on the element.
  const isKnown = () =>
    control.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps$')))
  await expect.poll(isKnown, 'the app has taken it over').toBe(true)
}
