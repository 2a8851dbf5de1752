// Every page loads this file, and the redirect script inlines it.

/**
 * Returns true for agents that fetch pages to store them as HTML
 * (docs/product.md#prerender-agents).
 */
export const isPrerenderAgent = (userAgent: string): boolean =>
  /prerender|ReactSnap/i.test(userAgent)

export type Platform = 'ios' | 'android' | 'computer'

/**
 * Returns the platform of a device, which decides the store link (docs/product.md#main-page).
 * @param touchPoints of the screen: an iPad has the user agent of a Mac, but several touch points
 */
export const platformOf = (userAgent: string, touchPoints: number): Platform =>
  /android/i.test(userAgent)
    ? 'android'
    : /iphone|ipad|ipod/i.test(userAgent) || (/macintosh/i.test(userAgent) && touchPoints > 1)
      ? 'ios'
      : 'computer'
