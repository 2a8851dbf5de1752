import type { Page } from 'playwright'

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

/** The fixed screens of the site (docs/product.md#routes). */
const plain: Record<string, string> = {
  home: '/',
  game: '/game',
  news: '/community/news',
  'news-detail': '/community/news/1060',
  event: '/community/event',
  'event-detail': '/community/event/620',
  'event-540': '/community/event/540',
  'event-541': '/community/event/541',
  'event-544': '/community/event/544',
  faq: '/community/faq',
  devlog: '/devlog/withBTS',
  'devlog-notes': '/devlog/withBTS?board=note',
  'devlog-updates': '/devlog/withBTS?board=notice',
  'devlog-detail': '/devlog/withBTS/323',
  'devlog-note': '/devlog/pd-note/801',
  'ranking-level': '/ranking/level',
  'ranking-style': '/ranking/style',
  media: '/media',
  'media-item': '/media/441',
  coupon: '/coupon',
  survey: '/survey',
  'survey-form': '/survey/71',
  settings: '/settings',
  'policy-privacy': '/policy/privacy-policy',
  'policy-operation': '/policy/operation-policy',
  'policy-terms': '/policy/terms',
  'policy-cookies': '/policy/cookies',
  'policy-guide': '/policy/page/guide',
  teaser: '/events/2nd_anniversary_teaser',
  anniversary: '/events/2nd_anniversary',
  '404': '/404',
  'link-coupon': '/link/coupon',
  'link-news': '/link/community/news',
  'link-news-detail': '/link/community/news/1060',
  'link-event': '/link/community/event',
  'link-ranking': '/link/ranking/level',
  'link-survey': '/link/survey/71',
  'link-terms': '/link/policy/terms',
  'link-teaser': '/link/events/2nd_anniversary_teaser',
}

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
  ...Object.entries(plain).map(([name, address]): Screen => ({ name, address })),
  ...states,
]
