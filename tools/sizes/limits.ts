import { sitePaths } from '../lib/site-paths.ts'

/** Sizes of a page in kB of 1000 bytes; text is compressed with brotli. */
export interface Sizes {
  /** JavaScript and catalog until the page is interactive. */
  scripts: number
  /** The part of them that a returning visitor loads after a deploy that changes the code of the page. */
  changed: number
  /** The styles in the HTML. */
  css: number
  /** The HTML with its data, without its styles and scripts. */
  html: number
  /** All images of the first view on a phone. */
  narrowImages: number
  /** All images of the first view on a wide screen. */
  wideImages: number
}

// docs/performance.md: the budget of scripts is 165 kB, 172 for leaderboards.
const common: Sizes = {
  scripts: 165,
  changed: 20,
  css: 12,
  html: 15,
  narrowImages: 75,
  wideImages: 130,
}
const ranking = { ...common, scripts: 172 }
const policy = { ...common, html: 25 }

function limitsOf(path: string): Sizes {
  if (/\/ranking(?:\/|$)/.test(path)) return ranking
  return /\/policy\//.test(path) ? policy : common
}

// No HTML of their own: surveys depend on the session, and the mock backend has neither this page nor
// this event.
const withoutHtml = /\/survey\/\d|\/policy\/page\/credits$|\/event\/543$/
/** The pages with HTML of their own, by their path below the language. */
export const prerendered = sitePaths.filter((path) => !withoutHtml.test(path))

/** The most that each prerendered page may weigh, by its path below the language. */
export const limits: Readonly<Record<string, Sizes>> = Object.fromEntries(
  [...prerendered, '/community/event/620', '/404'].map((path) => [
    path === '/' ? '/index' : path,
    limitsOf(path),
  ]),
)

export const sizeNames = [
  'scripts',
  'changed',
  'css',
  'html',
  'narrowImages',
  'wideImages',
] as const

/** Returns the names of the sizes that are above their limit. A size that is not a number is above any. */
export const exceeded = (sizes: Sizes, most: Sizes): (keyof Sizes)[] =>
  sizeNames.filter((name) => !(sizes[name] <= most[name]))
