import { restOfPage, type RestOfPage } from '#ui/rest-of-page.tsx'

const frame = () => import('./site-frame.tsx')

/** Of what stands in it, only the cookie settings need the app. */
const place = '#root > footer'

// What stands around a page is links and a menu of the browser's own: stored, it needs no code at first.
export const siteHeader = restOfPage(async () => (await frame()).SiteHeader)
export const policyTop = restOfPage(async () => (await frame()).PolicyTop)
export const eventTop = restOfPage(async () => (await frame()).EventTop)
export const siteEnd = restOfPage(async () => (await frame()).SiteEnd, place)
export const siteFooter = restOfPage(async () => (await frame()).SiteFooter, place)

interface Entered {
  context: { isStored: () => boolean }
  /** `stay`: the layout is shown already, and only the page in it changes. */
  cause: 'preload' | 'enter' | 'stay'
}

/** Fetches parts of the frame for their layout, unless they stand there. @throws where they do not come */
export function loadFrame({ context, cause }: Entered, ...parts: readonly RestOfPage[]) {
  if (context.isStored() || cause === 'stay') return undefined
  return Promise.all(parts.map((part) => part.fetch()))
}
