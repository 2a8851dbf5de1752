import type { Page } from '@playwright/test'
import { events } from '../../mocks/db/events.ts'
import { localeOf, type Lang } from '../../src/i18n/lang.ts'
import { expect, test } from '../fixtures.ts'
import { hidePopups } from '../hide-popups.ts'
import { hydrated } from '../hydrated.ts'
import { everyNth, visits } from '../visits.ts'

const eventPath = ({ idx }: { idx: number }) => `/community/event/${idx}`

/** Returns false for an event without a translation, which is not prerendered in that language. */
const isPrerendered = (lang: Lang, path: string) =>
  !path.startsWith('/community/event/') ||
  events(localeOf(lang), Date.now()).some((event) => eventPath(event) === path)

/** Pages that begin with artwork and a name of any length. */
const pages = [
  ...events('ko', Date.now()).map(eventPath),
  '/events/2nd_anniversary',
  '/events/2nd_anniversary_teaser',
  '/link/events/2nd_anniversary_teaser',
]

const widths = process.env.FULL_MATRIX
  ? [
      320, 360, 390, 430, 480, 540, 600, 640, 700, 768, 832, 896, 960, 1024, 1088, 1152, 1216, 1280,
      1366, 1440, 1600, 1920,
    ]
  : [320, 360, 540, 768, 1088, 1440]

type Positions = Record<string, number>

/** Reads how far from the top each text is, at every width; of equal texts the first. The heading is `name`. */
async function positionsIn(page: Page): Promise<Record<number, Positions>> {
  const found: Record<number, Positions> = {}
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 640 ? 740 : 900 })
    found[width] = await page.evaluate(() => {
      const texts = [...document.querySelectorAll<HTMLElement>('main *')].flatMap((element) => {
        const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        const text = own.map(({ textContent }) => textContent).join('')
        const isShown = element.checkVisibility({ visibilityProperty: true })
        return text.trim() !== '' && isShown ? [{ element, text }] : []
      })
      const positions: Record<string, number> = {}
      for (const { element, text } of texts) {
        const key = element.closest('h1') ? 'name' : text
        positions[key] ??= Math.round(element.getBoundingClientRect().top + window.scrollY)
      }
      return positions
    })
  }
  return found
}

/** Returns the elements whose position has changed. */
function moved(before: Record<number, Positions>, after: Record<number, Positions>): string[] {
  return widths.flatMap((width) =>
    Object.entries(before[width] ?? {}).flatMap(([text, top]) => {
      const now = after[width]?.[text] ?? top
      return Math.abs(now - top) > 1 ? [`${width} px: ${text} from ${top} to ${now}`] : []
    }),
  )
}

test.use({
  // Its times of the day make the longest periods.
  timezoneId: 'America/New_York',
  // The page without its app does not use what it preloads.
  expectedConsole: { lines: [/was preloaded using link preload but not used/] },
})

const shown = visits(everyNth(pages, 2)).filter(([lang, path]) => isPrerendered(lang, path))

for (const [lang, path] of shown) {
  test(`/${lang}${path} keeps its texts in place while it hydrates, at every width`, async ({
    page,
  }) => {
    await hidePopups(page)
    await page.route('**/assets/*.js', (route) =>
      route.fulfill({ body: 'export const startApp = () => {}', contentType: 'text/javascript' }),
    )
    // Images do not load at first: no text waits for one.
    await page.route('**/*', (route) =>
      route.request().resourceType() === 'image' ? undefined : route.fallback(),
    )
    await page.goto(`/${lang}${path}`, { waitUntil: 'domcontentloaded' })
    await page.evaluate(() => document.fonts.ready)
    const before = await positionsIn(page)
    expect(before[360]).toHaveProperty('name')

    await page.unrouteAll()
    await page.reload()
    await hydrated(page)
    expect(moved(before, await positionsIn(page))).toEqual([])
  })
}
