import type { Page } from 'playwright'

export interface Step {
  name: string
  act: (page: Page) => Promise<void>
}

/** Time between two keys of a visitor who types on a phone. */
const delay = 120

const menu = 'header summary'
const couponForm = 'main form:has(input[name="coupon"])'

/** Follows a link of the menu. */
async function follow(page: Page, path: string): Promise<void> {
  await page.locator(menu).tap()
  await page.locator(`header details[open] a[href$="${path}"]`).tap()
  await page.waitForURL(`**${path}*`)
}

const onMain: readonly Step[] = [
  {
    name: 'menu',
    act: async (page) => {
      await page.locator(menu).tap()
      await page.locator('header details[open]').waitFor()
      await page.locator(menu).tap()
    },
  },
  {
    name: 'consent',
    act: async (page) => {
      await page.locator('section:has(~ main) button').nth(1).tap()
      await page.locator(':root:not([data-consent="ask"])').waitFor()
    },
  },
  {
    name: 'carousel',
    act: async (page) => {
      const next = page.locator('main button[aria-pressed] + button')
      await next.tap()
      await page.waitForTimeout(1000)
      await next.tap()
    },
  },
  {
    name: 'FAQ',
    act: async (page) => {
      await page.locator('main details summary').first().tap()
      await page.locator('main details[open]').waitFor()
    },
  },
]

const beyond: readonly Step[] = [
  {
    name: 'to ranking',
    act: async (page) => {
      await follow(page, '/ranking')
      await page.locator('main tbody tr').first().waitFor()
    },
  },
  {
    name: 'sort',
    act: async (page) => {
      const heading = page.locator('main thead th[data-column="trophies"]')
      await heading.locator('a, button').tap()
      await page.locator('main thead th[data-column="trophies"]:not([aria-sort="none"])').waitFor()
    },
  },
  {
    name: 'filter',
    act: async (page) => {
      const field = page.locator('main input[name="name"]')
      await field.tap()
      await field.pressSequentially('co', { delay })
      await page.waitForURL(/name=co/)
      await field.press('Backspace')
      await field.press('Backspace')
      await page.waitForURL(/^(?!.*name=)/)
    },
  },
  {
    name: 'player dialog',
    act: async (page) => {
      await page.locator('main tbody th a').first().tap()
      await page.locator('dialog[open]').waitFor()
      await page.keyboard.press('Escape')
      await page.locator('dialog[open]').waitFor({ state: 'detached' })
    },
  },
  {
    name: 'to coupon',
    act: async (page) => {
      await follow(page, '/coupon')
      await page.locator(`${couponForm} [type="submit"]`).waitFor()
    },
  },
  {
    name: 'coupon',
    act: async (page) => {
      const fields = page.locator(`${couponForm} input:not([type="checkbox"])`)
      await fields.first().tap()
      await fields.first().pressSequentially('1000100001', { delay })
      await fields.last().tap()
      await fields.last().pressSequentially('LUMIWELCOME01', { delay })
      await page.locator(`${couponForm} [type="submit"]`).tap()
      await page.locator(couponForm).getByRole('status').filter({ hasText: /\S/ }).waitFor()
    },
  },
]

/** The steps of a visitor on the main page, and after Back. */
export const steps = { main: onMain, beyond }
