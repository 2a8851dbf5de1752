import type { Page, Request } from '@playwright/test'
import type { Call } from './calls.ts'

/** Types into the first text field of a page, if it has one, and scrolls. */
export async function typeAndScroll(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.assign(window, { isSamePage: true })
    window.scrollTo(0, 120)
    const field = document.querySelector<HTMLInputElement>('main input[type=search]')
    if (field === null || field.disabled || field.offsetParent === null) return
    field.focus({ preventScroll: true })
    document.execCommand('insertText', false, 'LUMI')
    field.dataset.typed = field.value
  })
}

async function submitCoupon(page: Page): Promise<void> {
  await page.locator('form input[name=uid]').fill('1000100001')
  await page.locator('form input[name=coupon]').fill('LUMIWELCOME01')
  await page.locator('form [type=submit]').click()
}

async function submitSurvey(page: Page): Promise<void> {
  await page.locator('main form input[type=radio]').first().check()
  await page.locator('main form input[type=checkbox]').first().check()
  await confirmSurvey(page)
}

async function confirmSurvey(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  // After a failure it takes a moment to close.
  await dialog.waitFor({ state: 'hidden' })
  await page.locator('main form [type=submit]').click()
  await dialog.getByRole('button').nth(1).click()
}

/** Does what sends the request. */
export async function act(page: Page, { kind }: Call): Promise<void> {
  if (kind === 'coupon') await submitCoupon(page)
  else if (kind === 'survey') await submitSurvey(page)
  // Popups, music and the rest load after the first interaction.
  else await page.keyboard.press('Shift')
}

/** Does it again after the fault, as a visitor would. */
export async function retry(page: Page, { kind }: Call): Promise<void> {
  if (kind === 'coupon') await page.locator('form [type=submit]').click()
  else if (kind === 'survey') await confirmSurvey(page)
  else if (kind === 'left') await page.locator('[role=note] a[href*="/devlog/withBTS/"]').click()
  else await page.locator('[role=alert] button').first().click()
}

/** Returns what the form holds. */
export const formValues = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLInputElement>('main form input'), (input) =>
      /radio|checkbox/.test(input.type) ? `${input.checked}` : input.value,
    ).join('|'),
  )

/** Watches the requests of a page that are chosen by their path. @returns true if none of them is in flight */
export function watchFlight(page: Page, isChosen: (path: string) => boolean): () => boolean {
  const flying = new Set<Request>()
  page.on('request', (request) => {
    if (isChosen(new URL(request.url()).pathname)) flying.add(request)
  })
  page.on('requestfinished', (request) => flying.delete(request))
  page.on('requestfailed', (request) => flying.delete(request))
  return () => flying.size === 0
}
