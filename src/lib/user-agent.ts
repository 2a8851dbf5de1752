// The redirect script, whose size matters, inlines the first two.

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

/** Apps that open links in a browser of their own, which can't save files and shares no storage with the real one. */
const inAppBrowsers = [
  { name: 'KakaoTalk', mark: /kakaotalk/i },
  { name: 'LINE', mark: /\bLine\/\d/i },
  { name: 'Instagram', mark: /instagram/i },
  { name: 'Facebook', mark: /\bFB(?:AN|AV|_IAB)\b/ },
  { name: 'X', mark: /\bTwitter(?:Android| for )/ },
  { name: 'TikTok', mark: /tiktok|musical_ly|bytedancewebview/i },
] as const

export type InAppBrowser = (typeof inAppBrowsers)[number]['name']

/** Returns the name of the app whose browser this is, or `null` for a browser of its own. */
export function inAppBrowserOf(userAgent: string): InAppBrowser | null {
  return inAppBrowsers.find(({ mark }) => mark.test(userAgent))?.name ?? null
}

/** Returns the link that opens a URL in the real browser, or `null` if the app has none. */
export function wayOutOf(app: InAppBrowser, url: string): string | null {
  if (app === 'KakaoTalk') {
    return `kakaotalk://web/openExternal?url=${encodeURIComponent(url)}`
  }
  if (app !== 'LINE') return null
  const external = new URL(url)
  external.searchParams.set('openExternalBrowser', '1')
  return external.href
}
