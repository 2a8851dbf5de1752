/** Apps whose own browser has a link that opens the real one. */
const withWayOut = [
  { name: 'KakaoTalk', mark: /kakaotalk/i },
  { name: 'LINE', mark: /\bLine\/\d/i },
] as const

/**
 * Other apps with a browser of their own. Most browsers of apps have a general mark: Android's WebView says `wv`, and
 * Apple's lacks the `Safari/` of every real browser.
 */
const others =
  /; wv\)|instagram|\bFB(?:AN|AV|_IAB)\b|\bTwitter(?:Android| for )|tiktok|musical_ly|bytedancewebview|\bNAVER\(inapp|\bBarcelona\b|\bSnapchat\/|\bDaumApps\/|\bYJApp-/i
const isAppleWebView = (userAgent: string) =>
  /\((?:iphone|ipad|ipod|macintosh)\b.*applewebkit\//i.test(userAgent) &&
  !/safari\//i.test(userAgent)

export type InAppBrowser = (typeof withWayOut)[number]['name'] | 'other'

/**
 * Returns the app whose own browser this is, or `null` for a real browser. Browsers of apps can ignore downloads and
 * share no storage with the real one.
 */
export function inAppBrowserOf(userAgent: string): InAppBrowser | null {
  const known = withWayOut.find(({ mark }) => mark.test(userAgent))
  if (known) return known.name
  return others.test(userAgent) || isAppleWebView(userAgent) ? 'other' : null
}

/** Returns true for a site on a home screen: on an iPhone, it has the user agent of an app's browser. */
const isInstalled = () => window.matchMedia('(display-mode: standalone)').matches

/** Returns the app in whose own browser the page is open, or `null`. */
export function currentInAppBrowser(): InAppBrowser | null {
  return isInstalled() ? null : inAppBrowserOf(navigator.userAgent)
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
