import type { Page } from 'playwright'
import type { Call } from './calls.ts'

const typedText = 'LUMI'

/** Types into the first text field of a page, if it has one, and scrolls. */
export async function leaveTraces(page: Page): Promise<void> {
  await page.evaluate((text) => {
    Object.assign(window, { isSamePage: true })
    window.scrollTo(0, 120)
    const field = document.querySelector<HTMLInputElement>('main input[type=search]')
    if (field === null || field.disabled || field.offsetParent === null) return
    field.focus({ preventScroll: true })
    document.execCommand('insertText', false, text)
    field.dataset.typed = field.value
  }, typedText)
}

async function submitCoupon(page: Page): Promise<void> {
  const fields = page.locator('form input:not([type=checkbox])')
  await fields.first().fill('1000100001')
  await fields.last().fill('LUMIWELCOME01')
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
