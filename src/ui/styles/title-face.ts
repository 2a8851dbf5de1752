import type { RegisteredRouter } from '@tanstack/react-router'
import { localeOf, type Lang } from '#i18n/lang.ts'
import { isSavingData } from '#lib/preferences.ts'
import { isPrerenderAgent } from '#lib/user-agent.ts'
import { idle } from '#lib/when.ts'

/** The rules of the slices of each language; English has all of its letters in the file of its headings. */
const rulesOf: Partial<Record<Lang, () => Promise<{ default: string }>>> = {
  kr: () => import('./faces/title-ko.css?inline'),
  jp: () => import('./faces/title-ja.css?inline'),
}

const rule = /url\(["']?([^"')]+)["']?\)[^}]*?unicode-range:([^;}]+)/gi

/** Returns true if a range of CSS, such as `U+20-5f, U+a0`, has a character of a text. */
function covers(unicodeRange: string, text: string): boolean {
  const ranges = unicodeRange.split(',').map((range) => {
    const [from = '', to = from] = range.trim().slice(2).split('-')
    return [parseInt(from, 16), parseInt(to, 16)] as const
  })
  return Array.from(text).some((character) => {
    const code = character.codePointAt(0) ?? 0
    return ranges.some(([from, to]) => from <= code && code <= to)
  })
}

/** Returns the text of the titles of content on the page, which are in the face. */
const titlesIn = (page: Document, family: string): string =>
  [...page.querySelectorAll('h1, h2, h3, .title')]
    .filter((title) => getComputedStyle(title).fontFamily.startsWith(family))
    .map((title) => title.textContent)
    .join('')

/**
 * Adds the slices that the titles of content on this page need, loaded and all at once: the browser lays out the whole
 * page again for each addition. The others follow, to be loaded when a title needs them.
 */
async function addSlices(family: string, text: string, rules: string): Promise<void> {
  const slices = Array.from(rules.matchAll(rule), ([, url = '', unicodeRange = '']) => {
    const face = new FontFace(family, `url(${url})`, { unicodeRange, weight: '700' })
    return { face, unicodeRange }
  })
  const needed = slices.filter(({ unicodeRange }) => covers(unicodeRange, text))
  await Promise.allSettled(needed.map(({ face }) => face.load()))
  for (const { face } of slices) document.fonts.add(face)
}

/** Waits for the next page, and until the browser is idle: its layout is not part of the response to the click. */
const nextView = (router: RegisteredRouter) =>
  new Promise<void>((resolve) => {
    const stop = router.subscribe('onRendered', () => {
      stop()
      idle(resolve)
    })
  })

/**
 * Loads the face of titles of content; on a page without such a title with the first navigation. Until then a title is
 * in the font of the system (docs/decisions/0010-display-face.md).
 */
export async function loadTitleFace(lang: Lang, router: RegisteredRouter): Promise<void> {
  const load = rulesOf[lang]
  if (load === undefined || isSavingData() || isPrerenderAgent(navigator.userAgent)) return
  const family = `T-${localeOf(lang)}`
  if (titlesIn(document, family) === '') await nextView(router)
  const { default: rules } = await load()
  await addSlices(family, titlesIn(document, family), rules)
}
