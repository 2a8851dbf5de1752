import type { Page } from '@playwright/test'
import { site } from '../../src/site.ts'
import { expect, test } from '../fixtures.ts'
import { hidePopups } from '../hide-popups.ts'
import { hydrated } from '../hydrated.ts'
import { sitePaths } from '../../tools/lib/site-paths.ts'
import { fullOnly, visits } from '../visits.ts'

/**
 * Does to the DOM what Chrome's translator does, now and after each change: every text node is replaced by a
 * `<font>` in a `<font>` (docs/decisions/0016-shared-dom.md). The words stay, so that they can be compared
 * with a page that is not translated.
 */
function translate(): void {
  const left = 'script, style, textarea, font, [translate=no]'
  const replace = (text: Node) => {
    if (!text.nodeValue?.trim() || text.parentElement?.closest(left) !== null) return
    const font = document.createElement('font')
    font.append(document.createElement('font'))
    font.firstElementChild?.append(text.nodeValue)
    text.parentNode?.replaceChild(font, text)
  }
  const replaceIn = (root: Node) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const found: Node[] = root instanceof Text ? [root] : []
    while (texts.nextNode()) found.push(texts.currentNode)
    for (const text of found) replace(text)
  }
  replaceIn(document.body)
  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData') replaceIn(target)
      for (const node of addedNodes) replaceIn(node)
    }
  }).observe(document.body, { childList: true, characterData: true, subtree: true })
}

/** Everything that is read or followed in the page: its text without spaces, its links and its names. */
const content = (page: Page) =>
  page.locator('main').evaluate((main) => ({
    text: main.textContent.replaceAll(/\s+/g, ''),
    links: Array.from(main.querySelectorAll('a'), (link) => link.getAttribute('href')),
    names: Array.from(main.querySelectorAll('[aria-label]'), (part) => part.ariaLabel),
  }))

const rows = (page: Page) => page.locator('main tbody tr')

async function toNextPage(page: Page, entries: string) {
  const first = page.locator(entries).first()
  const before = await first.getAttribute('href')
  await page.locator('main nav a[rel=next]').click()
  await expect(first).not.toHaveAttribute('href', before ?? '')
}

async function search(page: Page, keyword: string) {
  await page.locator('main input[type=search]').fill(keyword)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`keyword=${encodeURIComponent(keyword)}`))
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
  await expect(page.locator('main mark').first()).toHaveText(keyword)
}

/** Journeys through translated pages, by the path where they begin. */
const journeys: Record<string, (page: Page) => Promise<void>> = {
  '/ranking/level': async (page) => {
    const count = page.locator('main [role=status]').first()
    await page.locator('form[role=search] input[name=name]').fill('a')
    await expect(count).not.toBeEmpty()
    await page.locator('form[role=search] input[name=name]').fill('zzz')
    await expect(rows(page)).toHaveCount(0)
    await page.locator('form[role=search] input[name=name]').fill('')
    await expect(count).toBeEmpty()
    await page.locator('thead a').first().click()
    await expect(page.locator('thead [aria-sort=descending]')).toHaveCount(1)
    await page.locator('main nav a[href*="/ranking/style"]').first().click()
    await expect(page).toHaveURL(/ranking\/style/)
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
  },
  '/community/news': async (page) => {
    await toNextPage(page, 'main ol a')
    await search(page, '업데이트')
    await search(page, '점검')
  },
  '/community/event': async (page) => {
    await toNextPage(page, 'main ol a')
    await toNextPage(page, 'main ol a')
    await page.locator('main ol a').first().click()
    await expect(page.locator('main article')).toBeVisible()
  },
  '/community/faq': async (page) => {
    const field = page.locator('main input[type=search]')
    const entries = page.locator('[id^="faq-"]')
    await field.fill('쿠폰')
    await expect(entries).not.toHaveCount(30)
    await field.fill('zzzz')
    await expect(entries).toHaveCount(0)
    await field.fill('')
    await expect(entries).toHaveCount(30)
    await page.locator('main nav a').nth(1).click()
    await expect(entries).toHaveCount(6)
  },
  '/devlog/withBTS': async (page) => {
    await toNextPage(page, 'main li a:has(h2)')
    await page.locator('main nav a[href*="board=note"]').click()
    await expect(page.locator('main li a[href*="/pd-note/"]').first()).toBeVisible()
  },
  '/media': async (page) => {
    const cards = page.locator('main li a[href*="/media/"]')
    const before = await cards.count()
    await page.locator('main a[rel=next]').click()
    await expect.poll(() => cards.count()).toBeGreaterThan(before)
    await page.locator('main nav a[href*="category"]').first().click()
    await expect(page.locator('main nav a[href*="category"]').first()).toHaveAttribute(
      'aria-current',
    )
  },
  '/': async (page) => {
    const second = page.locator('main section').first().getByRole('button').nth(1)
    await second.click()
    await expect(second).toHaveAttribute('aria-current')
  },
  '/coupon': async (page) => {
    await page.locator('main form input[name=uid]').fill('1000100001')
    await page.locator('input[name=coupon]').fill('LUMIWELCOME01')
    await expect(page.locator('main form')).toContainText('LUMIWELCOME01')
    await page.locator('input[name=coupon]').fill('')
  },
  '/survey/72': async (page) => {
    await page.locator('form input[type=radio]').first().check()
    await page.locator('form [type=submit]').click()
    await page.locator('form input[type=checkbox]').first().check()
    await expect(page.locator('form progress')).toHaveAttribute('value', '2')
  },
  '/events/2nd_anniversary_teaser': async (page) => {
    await page.clock.fastForward('00:02')
    await page.clock.runFor(3000)
    await expect(page.locator('main [role=timer]')).toHaveCount(0)
  },
}

/** Opens a page shortly before the anniversary, whose countdown ends in a journey. */
async function open(page: Page, url: string) {
  await hidePopups(page)
  await page.setExtraHTTPHeaders({ 'x-mock-scenario': 'guest', 'x-mock-state': test.info().testId })
  if (url.includes('/events/')) {
    await page.clock.install({ time: Date.parse(site.anniversary.startsAt) - 4000 })
  }
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(url)
  await hydrated(page)
}

/** Lists like that of the news. */
const isRepeated = (path: string) => ['/community/event', '/devlog/withBTS'].includes(path)

// By default one language, since the words of a translator and of the site are the same.
const begun = Object.keys(journeys).map((path) => ['kr', path] as const)
// Not the music: it plays in one of two pages only.
const others = visits(sitePaths.filter((path) => !(path in journeys) && path !== '/music'))

for (const [lang, path] of [...begun, ...(process.env.FULL_MATRIX ? others : [])]) {
  const title = `/${lang}${path}: a translated page shows what it would show untranslated`
  test(title, isRepeated(path) ? fullOnly : {}, async ({ page, context }) => {
    const journey = journeys[path] ?? (() => Promise.resolve())
    const original = await context.newPage()
    await open(original, `/${lang}${path}`)
    await journey(original)
    await open(page, `/${lang}${path}`)
    await page.evaluate(translate)
    await journey(page)
    // Both at the same time: some words are those of the minute.
    await expect
      .poll(async () => {
        const [here, there] = await Promise.all([content(page), content(original)])
        return JSON.stringify(here) === JSON.stringify(there) ? 'the same' : { here, there }
      })
      .toBe('the same')
  })
}
