import { buildContent } from '../../mocks/db/content.ts'
import { langs, localeOf, type Lang } from '../../src/i18n/lang.ts'
import { bindParticles } from '../../src/i18n/unbroken.ts'
import { ownHeadings } from '../../tools/brand/own-headings.ts'
import {
  hasLoneWord,
  headingLines,
  isBrokenInJapanese,
  isBrokenInPhrase,
} from '../heading-lines.ts'
import { expect, test } from '../fixtures.ts'
import { hidePopups } from '../hide-popups.ts'
import { hydrated } from '../hydrated.ts'

/** Pages that together show every heading of the site's own that is longer than a line. */
const pages = [
  '/',
  '/ranking',
  '/members',
  '/coupon',
  '/community/event/540',
  '/devlog/withBTS',
  '/events/2nd_anniversary',
  '/events/2nd_anniversary_teaser',
  '/policy/privacy-policy',
]

test.use({ viewport: { width: 360, height: 780 } })

for (const lang of langs) {
  test(`/${lang}: headings end with no lone word, and break between phrases`, async ({ page }) => {
    await hidePopups(page)
    await page.setViewportSize({ width: 320, height: 640 })
    const headings: string[][] = []
    for (const path of pages) {
      await page.goto(`/${lang}${path}`)
      await hydrated(page)
      // As in browsers without phrase detection (src/ui/styles/global.css); `tools/engines.ts` is about those.
      await page.locator('.display:lang(ja)').evaluateAll((all) => {
        for (const heading of all)
          if (heading instanceof HTMLElement) heading.style.wordBreak = 'keep-all'
      })
      headings.push(...(await page.evaluate(headingLines, undefined)))
    }
    expect(headings.length).toBeGreaterThan(15)
    expect(headings.filter(isBrokenInPhrase)).toEqual([])
    if (lang !== 'jp') expect(headings.filter(hasLoneWord)).toEqual([])
  })
}

const titlesOf = (posts: readonly { title: string }[]) =>
  posts.map(({ title }) => bindParticles(title))

/** The pages and lists that show titles, with the titles that each could show. */
async function titlesIn(lang: Lang): Promise<[path: string, heading: string, titles: string[]][]> {
  // Titles name days, so their lengths depend on the day.
  const { local } = buildContent(Date.parse('2026-11-26T12:00:00+09:00'))
  // A dialog shows the titles of media.
  const {
    notices,
    events,
    devlog,
    producerNotes,
    surveys,
    media: _media,
    ...others
  } = local[localeOf(lang)]
  const otherPosts = Object.values(others)
    .flatMap((posts): object[] => (Array.isArray(posts) ? posts : []))
    .filter((post): post is { title: string } => 'title' in post && typeof post.title === 'string')
  return [
    ['/ranking', 'h1', await ownHeadings(lang)],
    ['/community/news/1060', 'h1', titlesOf([...notices, ...otherPosts])],
    ['/community/event/544', 'h1', titlesOf(events)],
    ['/devlog/withBTS/324', 'h1', titlesOf(devlog)],
    ['/devlog/pd-note/812', 'h1', titlesOf(producerNotes)],
    ['/community/news', 'ol h2', titlesOf(notices)],
    ['/community/event', 'ol h2', titlesOf(events)],
    ['/devlog/withBTS', 'h2', titlesOf(devlog)],
    ['/survey', 'li h2', titlesOf(surveys)],
  ]
}

test.describe('prerendered', () => {
  test.use({ javaScriptEnabled: false })

  for (const lang of langs) {
    test(`/${lang}: titles of all pages and posts end with no lone word`, async ({ page }) => {
      const headings: string[][] = []
      for (const [path, selector, titles] of await titlesIn(lang)) {
        await page.goto(`/${lang}${path}`)
        // At the position and with the styles of the first heading.
        const copies = await page
          .locator(`main ${selector}`)
          .first()
          .evaluateHandle(
            (first, all) =>
              all.map((title) => {
                const copy = document.createElement(first.tagName)
                copy.className = first.className
                copy.textContent = title
                first.before(copy)
                return copy
              }),
            titles,
          )
        headings.push(...(await copies.evaluate(headingLines)))
      }
      expect(headings.length).toBeGreaterThan(150)
      expect(headings.filter((lines) => lines.length > 1).length).toBeGreaterThan(20)
      expect(headings.filter(lang === 'jp' ? isBrokenInJapanese : hasLoneWord)).toEqual([])
    })
  }
})
