import type { Lang } from '../../src/i18n/lang.ts'

/** Pages whose load is measured, relative to the language. */
const paths = {
  main: '/',
  list: '/community/news',
  article: '/community/news/1060',
  ranking: '/ranking/level',
  coupon: '/coupon',
} as const

export type PageName = keyof typeof paths

/** A page, or the scripted visit through several of them. */
export type Subject = PageName | 'visit'

export const subjects: readonly Subject[] = [
  'main',
  'list',
  'article',
  'ranking',
  'coupon',
  'visit',
]

export const asSubject = (word: string): Subject | null =>
  subjects.find((subject) => subject === word) ?? null

/** A control, and the selector that matches once its click has been answered. */
export interface Control {
  selector: string
  answered: string
}

/** The menu of every page, which the browser opens without a script. */
export const nativeControl: Control = {
  selector: 'header summary',
  answered: 'header details[open]',
}

const pause: Control = {
  selector: 'main button[aria-pressed]',
  answered: 'main button[aria-pressed="true"]',
}
/** The second button of the consent banner, "Reject all". */
const rejectAll: Control = {
  selector: 'section:has(~ main) button:nth-of-type(2)',
  answered: ':root:not([data-consent="ask"])',
}

/** A control of the first view that only the hydrated app answers. */
export const hydratedControl = (page: PageName): Control => (page === 'main' ? pause : rejectAll)

/** The URL of a page; the main page ends in a slash. */
export const urlOf = (origin: string, lang: Lang, page: PageName): string =>
  `${origin}/${lang}${paths[page]}`
