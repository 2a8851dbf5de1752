import type { Locator } from '@playwright/test'
import { langs } from '#i18n/lang.ts'
import { sitePaths } from '#tools/lib/site-paths.ts'
import { hydrated } from '../../hydrated.ts'
import type { Visit } from './visit.ts'

type Action = (visit: Visit, pick: number) => Promise<unknown>

/** The controls that a visitor can click without leaving the site. */
const clickable =
  'a[href^="/"]:not([href^="/mock-account"]):not([target=_blank]):not([download]):visible, button:enabled:visible, summary:visible'
const languages = 'a[hreflang][href^="/"]:visible'
const fields =
  'input:not([type=checkbox]):not([type=radio]):not([type=range]):visible, textarea:visible'
const choices = 'input:is([type=checkbox], [type=radio]):enabled:visible'
const texts = [
  '1000100001',
  'LUMIWELCOME01',
  ' ',
  '<b onclick=alert(1)>',
  '쿠폰 루미',
  'ルミ',
  '1e5',
  '%00',
  '🙂'.repeat(30),
  'a'.repeat(300),
]
const paths = [...sitePaths, '/nope', '/community/news/2000000000']
const brief = { timeout: 1500 }

/** Returns the element of a locator that a number from 0 to 1 chooses, or `null`. */
async function pickOf(locator: Locator, pick: number): Promise<Locator | null> {
  const count = await locator.count()
  return count === 0 ? null : locator.nth(Math.floor(pick * count))
}

/** Acts on a random element. One that moves away or is covered is left alone, as by a visitor. */
async function on(locator: Locator, pick: number, act: (found: Locator) => Promise<unknown>) {
  const found = await pickOf(locator, pick)
  if (found) await act(found).catch(() => undefined)
}

const click: Action = ({ page }, pick) =>
  on(page.locator(clickable), pick, (found) => found.click(brief))

/** Opens the site again if the browser shows a page of its own. */
async function recover({ page, origin }: Visit): Promise<void> {
  if (!page.url().startsWith(origin)) await page.goto(`${origin}/kr/`)
}

/** Goes through the history of the site. Before its first page is the empty page of a new tab. */
async function travel({ page }: Visit, delta: -1 | 1): Promise<void> {
  await page.evaluate((by) => {
    if (by < 0 ? navigation.canGoBack : navigation.canGoForward) history.go(by)
  }, delta)
  await page.waitForTimeout(200)
}

export const actions: Record<string, Action> = {
  click,
  doubleClick: ({ page }, pick) =>
    on(page.locator(clickable), pick, (found) => found.dblclick(brief)),
  type: ({ page }, pick) =>
    on(page.locator(fields), pick, (found) =>
      found.fill(texts[Math.floor(pick * 997) % texts.length] ?? '', brief),
    ),
  choose: ({ page }, pick) => on(page.locator(choices), pick, (found) => found.click(brief)),
  submit: ({ page }, pick) =>
    on(page.locator('form [type=submit]:visible'), pick, (found) => found.dblclick(brief)),
  redeem: async ({ page, origin }) => {
    await page.goto(`${origin}/en/coupon?code=LUMIWELCOME01`)
    await hydrated(page)
    const field = page.locator('form input:not([type=checkbox])').first()
    await field.fill('1000100001', brief).catch(() => undefined)
    await page
      .locator('form [type=submit]')
      .click({ ...brief, clickCount: 3 })
      .catch(() => undefined)
  },
  key: ({ page }, pick) =>
    page.keyboard.press(
      ['Tab', 'Shift+Tab', 'Escape', 'Tab', 'ArrowDown'][Math.floor(pick * 5)] ?? 'Tab',
    ),
  enter: ({ page }) => page.keyboard.press('Enter'),
  open: ({ page, origin }, pick) => {
    const lang = langs[Math.floor(pick * 991) % langs.length] ?? 'kr'
    return page.goto(`${origin}/${lang}${paths[Math.floor(pick * paths.length)]}`)
  },
  back: (visit) => travel(visit, -1),
  forward: (visit) => travel(visit, 1),
  reload: ({ page }) => page.reload(),
  language: ({ page }, pick) => on(page.locator(languages), pick, (found) => found.click(brief)),
  offline: async (visit, pick) => {
    visit.isDisturbed = true
    await visit.page.context().setOffline(true)
    await click(visit, pick)
    await visit.page.waitForTimeout(200)
    await visit.page.context().setOffline(false)
    await recover(visit)
  },
  hide: ({ page }) =>
    page.evaluate(() => {
      for (const state of ['hidden', 'visible']) {
        Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
        document.dispatchEvent(new Event('visibilitychange'))
      }
    }),
  clearStorage: ({ page }) =>
    page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    }),
  fillStorage: ({ page }) =>
    page.evaluate(() => {
      try {
        localStorage.setItem('full', 'x'.repeat(5_200_000))
      } catch {
        // Was full before.
      }
    }),
  slow: ({ cdp }, pick) => cdp.send('Emulation.setCPUThrottlingRate', { rate: pick < 0.5 ? 1 : 4 }),
  deploy: async (visit) => {
    visit.isDisturbed = true
    visit.isDeployed = true
  },
  backendFails: async (visit, pick) => {
    visit.isDisturbed = true
    visit.failing = 1 + Math.floor(pick * 4)
  },
  scroll: ({ page }, pick) => page.mouse.wheel(0, Math.round((pick - 0.3) * 4000)),
  resize: ({ page }, pick) =>
    page.setViewportSize(
      [
        { width: 320, height: 640 },
        { width: 390, height: 844 },
        { width: 1280, height: 800 },
      ][Math.floor(pick * 3)] ?? { width: 390, height: 844 },
    ),
  scheme: ({ page }, pick) =>
    page.emulateMedia({
      colorScheme: pick < 0.5 ? 'dark' : 'light',
      reducedMotion: pick < 0.3 ? 'reduce' : 'no-preference',
    }),
}

/** The weight of each action in the choice. */
export const weights: Record<keyof typeof actions, number> = {
  ...Object.fromEntries(Object.keys(actions).map((name) => [name, 1])),
  click: 14,
  type: 4,
  submit: 2,
  key: 4,
  open: 3,
  back: 4,
  forward: 2,
  choose: 2,
  scroll: 2,
}
