import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { hidePopups } from './hide-popups.ts'
import { holdApp, hydrated, interact } from './hydrated.ts'
import { everyNth, fullOnly } from './visits.ts'

// On a slow machine the app is delayed so long that Chromium misses the use of the preloaded catalog.
test.use({ expectedConsole: { lines: [/was preloaded/] } })

test.beforeEach(({ page }) => hidePopups(page))

/** Operates a field as a visitor does. @returns its state afterwards; `null` if it cannot be operated */
async function operate(field: Locator): Promise<string | boolean | null> {
  const { tag, type } = await field.evaluate((node) => ({
    tag: node.localName,
    type: node.getAttribute('type') ?? 'text',
  }))
  if (!(await field.isVisible()) || !(await field.isEnabled())) return null
  if (tag === 'select') {
    const values = await field
      .locator('option')
      .evaluateAll((options) => options.map((option) => option.getAttribute('value') ?? ''))
    await field.selectOption(values.at(-1) ?? '')
  } else if (type === 'radio' || type === 'checkbox') await field.check()
  else if (/text|search/.test(type)) await field.fill('LUMI')
  else return null
  return stateOf(field)
}

const stateOf = (field: Locator) =>
  field.evaluate((node) => {
    if (node instanceof HTMLInputElement && /radio|checkbox/.test(node.type)) return node.checked
    return node instanceof HTMLInputElement || node instanceof HTMLSelectElement ? node.value : ''
  })

/** Operates every field of a page before its app starts. @returns the fields whose state was lost */
async function lostFields(page: Page, path: string): Promise<string[]> {
  const release = await holdApp(page)
  await page.goto(path)
  const closed = 'main details:not([open]):has(input, select) > summary'
  await page.locator(closed).evaluateAll((all: HTMLElement[]) => all.forEach((one) => one.click()))
  const fields = await page.locator('main').locator('input:not([type=hidden]), select').all()
  const states = new Map<Locator, string | boolean>()
  for (const field of fields) {
    const state = await operate(field)
    if (state !== null) states.set(field, state)
  }
  // Of radio buttons the last one counts.
  const expected = await Promise.all(
    [...states].map(async ([field]) => [field, await stateOf(field)] as const),
  )
  release()
  await hydrated(page)
  const lost: string[] = []
  for (const [field, state] of expected) {
    const isPreserved = await expect
      .poll(() => stateOf(field))
      .toBe(state)
      .then(
        () => true,
        () => false,
      )
    if (!isPreserved) lost.push(await field.evaluate((node) => node.outerHTML))
  }
  expect(states.size, 'fields of the page').toBeGreaterThan(0)
  return lost
}

const entered = [
  '/en/community/news',
  '/en/community/news/1060',
  '/en/devlog/withBTS/323',
  '/en/community/faq',
  '/en/coupon',
  '/en/policy/terms',
  '/en/ranking/level',
  '/en/settings',
]

for (const path of everyNth(entered, 8)) {
  test(`keeps what was entered before hydration at ${path}`, async ({ page }) => {
    expect(await lostFields(page, path)).toEqual([])
  })
}

test('shows both languages if they were chosen before hydration', async ({ page }) => {
  const release = await holdApp(page)
  await page.goto('/en/community/news/1060')
  await page.getByRole('radio', { name: 'English and Korean' }).check()
  release()
  await hydrated(page)
  await expect(page.getByRole('radio', { name: 'English and Korean' })).toBeChecked()
  await expect(page.locator('main section[lang=ko]')).toBeVisible()
})

test('keeps an answer open whose question is rendered again for the category of the URL', async ({
  page,
}) => {
  const release = await holdApp(page)
  await page.goto('/en/community/faq?category=1')
  const answer = page.locator('#faq-204 > details')
  await answer.locator('summary').click()
  release()
  await expect(page.locator('[id^="faq-"]')).not.toHaveCount(30)
  // Any replay is over when the browser is idle.
  await interact(page)
  await expect(answer).toHaveAttribute('open')
})

test('loses the choice without the queue (negative control)', async ({ page }) => {
  const release = await holdApp(page)
  await page.addInitScript(() => {
    // Negative control: keeps the events from the queue, which listens on the document.
    for (const type of ['input', 'click']) {
      window.addEventListener(type, (event) => event.stopImmediatePropagation(), true)
    }
  })
  await page.goto('/en/community/news/1060')
  await page.getByRole('radio', { name: 'English and Korean' }).check()
  release()
  // Any replay is over when the browser is idle.
  await interact(page)
  await expect(page.locator('main article').locator('section[lang=ko]')).toHaveCount(0)
})

test('handles a click on the first screen from before the app started', async ({ page }) => {
  const release = await holdApp(page)
  await page.goto('/en/')
  const visuals = page.getByRole('region', { name: 'Highlights' })
  const second = visuals.getByRole('button', { name: /^Slide 2 of/ })
  await second.click()
  release()
  await expect(second).toHaveAttribute('aria-current', 'true')
})

test('opens the cookie settings that were clicked before hydration', fullOnly, async ({ page }) => {
  const release = await holdApp(page)
  await page.goto('/en/coupon')
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click()
  release()
  await expect(page.getByRole('dialog', { name: 'Cookie settings' })).toBeVisible()
})

test('redeems a coupon once that was submitted before hydration', async ({ page }) => {
  const sent: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/coupon/redeem')) sent.push(request.postDataJSON())
  })
  const release = await holdApp(page)
  await page.goto('/en/coupon')
  await page.getByLabel('UID', { exact: true }).fill('123456789012')
  await page.getByLabel('Coupon code').fill('LUMIWELCOME01')
  await page.getByLabel('Coupon code').press('Enter')
  await page.getByLabel('Coupon code').press('Enter')
  release()
  await expect.poll(() => sent.length).toBe(1)
  expect(JSON.stringify(sent)).toContain('LUMIWELCOME01')
  await expect(page).toHaveURL('/en/coupon')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of everyNth(['/en/coupon', '/en/link/coupon'], 2)) {
    test(`a coupon that is submitted at ${path} stays as it was typed`, async ({ page }) => {
      await page.goto(path)
      await page.getByLabel('UID', { exact: true }).fill('123456789012')
      await page.getByLabel('Coupon code').fill('LUMIWELCOME01')
      await page.getByLabel('Coupon code').press('Enter')
      await page.getByRole('button', { name: 'Redeem' }).click()
      await expect(page).toHaveURL(path)
      await expect(page.getByLabel('Coupon code')).toHaveValue('LUMIWELCOME01')
    })
  }
})
