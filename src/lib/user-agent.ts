// The redirect script, where bytes count, has both of these.

/** True for the agents that fetch pages to store them as HTML (docs/product.md#prerender-agents). */
export const isPrerenderAgent = (userAgent: string): boolean =>
  /prerender|ReactSnap/i.test(userAgent)

export type Platform = 'ios' | 'android' | 'computer'

/**
 * What a device runs, for the store that it can use (docs/product.md#main-page).
 * @param touchPoints how many fingers its screen can tell apart: a tablet of Apple's calls itself a Mac
 */
export const platformOf = (userAgent: string, touchPoints: number): Platform =>
  /android/i.test(userAgent)
    ? 'android'
    : /iphone|ipad|ipod/i.test(userAgent) || (/macintosh/i.test(userAgent) && touchPoints > 1)
      ? 'ios'
      : 'computer'
