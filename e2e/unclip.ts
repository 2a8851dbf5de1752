import type { Page } from '@playwright/test'

/**
 * Lets the document be as wide as its content. The site clips what is wider than the window, so that its width alone
 * would not show that a visitor cannot read all of it.
 */
export const unclip = (page: Page): Promise<void> =>
  page.evaluate(() => document.getElementById('root')?.style.setProperty('overflow-x', 'visible'))
