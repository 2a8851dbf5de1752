import { AxeBuilder } from '@axe-core/playwright'
import { devices, type Browser, type Page } from 'playwright'
import { localeOf, type Lang } from '../../src/i18n/lang.ts'
import type { Screen } from './screens.ts'
import { prepare, type Shifts } from './prepare.ts'
import { freshHeader } from './serve.ts'

export const schemes = ['light', 'dark'] as const
export type Scheme = (typeof schemes)[number]

/** The measurements of one screen in one language and width. */
export interface Figure {
  where: string
  /** Layout shift while it loads and while it is scrolled through. */
  shift: number
  moved: string
  /** How much wider than the window it is, in px. */
  overflow: number
  /** Rules of axe that it breaks, with the first place. */
  barriers: string[]
}

export interface Visit {
  browser: Browser
  origin: string
  screen: Screen
  lang: Lang
  width: number
  schemes: readonly Scheme[]
  /** Where the pictures go; none are taken without it. */
  file: ((scheme: Scheme) => string) | null
  /** Whether axe looks at it as well. */
  withAxe: boolean
}

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const heights: Record<number, number> = { 360: 740, 820: 1180, 1440: 900 }

declare const noted: Shifts

/** A context as the visitor of that language has one. */
function openContext({ browser, screen, lang, width, schemes: [scheme] }: Visit) {
  return browser.newContext({
    ...(width < 500 && { userAgent: devices['Pixel 7'].userAgent }),
    viewport: { width, height: heights[width] ?? 900 },
    locale: localeOf(lang),
    timezoneId: 'Asia/Seoul',
    colorScheme: scheme ?? null,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    extraHTTPHeaders:
      screen.scenario === undefined
        ? {}
        : {
            'x-mock-scenario': screen.scenario,
            'x-mock-state': `${Math.random()}`,
            [freshHeader]: '1',
          },
  })
}

/** Until nothing is under way, or for as long as a hanging call is worth. */
async function untilQuiet(page: Page, { hangs }: Screen) {
  if (hangs) await page.waitForTimeout(1500)
  else await page.waitForLoadState('networkidle', { timeout: 8000 }).catch(() => undefined)
}

/** Down and up again, so that what waits to be seen has come. */
async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    const step = window.innerHeight * 0.8
    for (let at = 0; at < document.documentElement.scrollHeight; at += step) {
      window.scrollTo({ top: at, behavior: 'instant' })
      await new Promise((resolve) => setTimeout(resolve, 60))
    }
    window.scrollTo({ top: 0, behavior: 'instant' })
    // Lazy images are requested by now; an image that fails is shown as it is.
    const pictures = [...document.images].filter(
      ({ loading, complete }) => loading === 'lazy' && !complete,
    )
    const late = new Promise((resolve) => setTimeout(resolve, 3000))
    const settled = pictures.map((picture) => picture.decode().catch(() => undefined))
    await Promise.race([Promise.all(settled), late])
  })
}

/** Turns off `content-visibility`: a screenshot taller than the window would miss such sections. */
function paintAll(page: Page): Promise<void> {
  return page.evaluate(() => {
    // The policy does not allow another style element.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(sheet)
  })
}

async function measure(page: Page, visit: Visit): Promise<Figure> {
  const { screen, lang, width } = visit
  const seen = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return { shift: noted.sum, moved: noted.first, overflow: scrollWidth - clientWidth }
  })
  const barriers: string[] = []
  for (const scheme of visit.withAxe ? visit.schemes : []) {
    await page.emulateMedia({ colorScheme: scheme })
    const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze()
    barriers.push(...violations.map(({ id, nodes }) => `${scheme} ${id}: ${nodes[0]?.html ?? ''}`))
  }
  return { where: `${screen.name} ${lang} ${width}`, ...seen, barriers }
}

/** Opens the screen once, measures it, and takes its picture in each scheme. */
export async function visitScreen(visit: Visit): Promise<Figure> {
  const { origin, screen, lang, file } = visit
  const context = await openContext(visit)
  try {
    const page = await context.newPage()
    const { firstVisit, popups } = screen
    await page.addInitScript(prepare, { firstVisit, popups })
    await page.goto(`${origin}/${lang}${screen.address}`)
    await untilQuiet(page, screen)
    await screen.act?.(page)
    // Of some the first screen is the picture, as it is before anything is touched.
    const isWhole = !firstVisit && !popups
    if (isWhole) await scrollThrough(page)
    await untilQuiet(page, screen)
    const figure = await measure(page, visit)
    await paintAll(page)
    for (const scheme of file ? visit.schemes : []) {
      await page.emulateMedia({ colorScheme: scheme })
      const path = file?.(scheme) ?? ''
      await page.screenshot({ path, fullPage: isWhole, animations: 'disabled' })
    }
    return figure
  } finally {
    await context.close()
  }
}
