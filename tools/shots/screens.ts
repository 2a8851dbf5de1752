import type { Page } from 'playwright'
import { sitePaths } from '../lib/site-paths.ts'

/** One screenshot: a screen, or one of its states. */
export interface Screen {
  name: string
  /** Without the language. */
  address: string
  /** The mock scenario that every call of the page is answered by; the page is then rendered afresh. */
  scenario?: string
  /** Calls that are never answered: nothing waits for the network to be quiet. */
  hangs?: true
  /** A first visit, before any interaction. */
  firstVisit?: true
  /** The popups of the day were not put away yet. */
  popups?: true
  /** Prepares the page for the screenshot. */
  act?: (page: Page) => Promise<void>
}

const press = (selector: string) => async (page: Page) => {
  const target = page.locator(selector).first()
  if (await target.isVisible()) await target.click()
}

/** Fills and sends the form of the coupon page, and waits for what becomes of it. */
async function redeem(page: Page) {
  await page.locator('form input').first().fill('1000100001')
  await page.locator('form [type=submit]').click()
  await page.locator('form [role=status]:not(:empty)').waitFor()
}

/** Views of a page that its search parameters choose, and a page of an unknown path. */
const more = [
  '/community/event/620',
  '/devlog/withBTS?board=note',
  '/devlog/withBTS?board=notice',
  '/404',
]

/** Returns the name of the screenshot of a page: `community-news-1060`. */
const nameOf = (path: string) => path.slice(1).replaceAll(/\W+/g, '-') || 'home'

const code = '/coupon?code=LUMIWELCOME01'

const states: readonly Screen[] = [
  { name: 'home-first-visit', address: '/', firstVisit: true },
  {
    name: 'home-popup',
    address: '/',
    popups: true,
    act: (page) => page.locator('dialog[open]').waitFor(),
  },
  { name: 'home-menu', address: '/', act: press('header details > summary') },
  { name: 'home-empty', address: '/', scenario: 'empty' },
  { name: 'home-failed', address: '/', scenario: 'error-500' },
  { name: 'home-loading', address: '/', scenario: 'hang', hangs: true },
  { name: 'home-lost-pictures', address: '/', scenario: 'lost-pictures' },
  { name: 'game-empty', address: '/game', scenario: 'empty' },
  { name: 'news-loading', address: '/community/news', scenario: 'hang', hangs: true },
  { name: 'news-failed', address: '/community/news', scenario: 'error-500' },
  { name: 'news-empty', address: '/community/news', scenario: 'empty' },
  { name: 'news-no-results', address: '/community/news?keyword=zzzz' },
  { name: 'news-search', address: '/community/event?keyword=a' },
  { name: 'news-not-there', address: '/community/news/1060', scenario: 'code-404' },
  { name: 'news-detail-failed', address: '/community/news/1060', scenario: 'error-500' },
  { name: 'faq-empty', address: '/community/faq', scenario: 'empty' },
  { name: 'faq-open', address: '/community/faq', act: press('main details > summary') },
  { name: 'media-empty', address: '/media', scenario: 'empty' },
  { name: 'media-failed', address: '/media', scenario: 'error-500' },
  { name: 'ranking-empty', address: '/ranking/level', scenario: 'empty-board' },
  { name: 'ranking-failed', address: '/ranking/level', scenario: 'lost-season' },
  { name: 'ranking-loading', address: '/ranking/level', scenario: 'hang', hangs: true },
  { name: 'coupon-member', address: code, scenario: 'member' },
  { name: 'coupon-guest', address: code, scenario: 'guest' },
  { name: 'coupon-used', address: code, scenario: 'coupon-0', act: redeem },
  { name: 'coupon-unknown', address: code, scenario: 'coupon-5001', act: redeem },
  { name: 'survey-member', address: '/survey/71', scenario: 'member' },
  { name: 'survey-ended', address: '/survey/77', scenario: 'member' },
  { name: 'event-540-few', address: '/community/event/540', scenario: 'few-hearts' },
  { name: 'event-540-unusable', address: '/community/event/540', scenario: 'hearts-unusable' },
  { name: 'policy-failed', address: '/policy/terms', scenario: 'error-500' },
]

/** All screenshots. */
export const screens: readonly Screen[] = [
  ...[...sitePaths, ...more].map((path): Screen => ({ name: nameOf(path), address: path })),
  ...states,
]
