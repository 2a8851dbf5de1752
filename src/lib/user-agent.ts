/** True for the agents that fetch pages to store them as HTML (decisions, "A prerender agent"). */
export function isPrerenderAgent(userAgent: string): boolean {
  return /prerender|ReactSnap/i.test(userAgent)
}

export type Platform = 'ios' | 'android' | 'computer'

/**
 * What a device runs, for the store that it can use (decisions, "Store links").
 * @param touchPoints how many fingers its screen can tell apart: a tablet of Apple's calls itself a Mac
 */
export function platformOf(userAgent: string, touchPoints: number): Platform {
  if (/android/i.test(userAgent)) return 'android'
  if (/iphone|ipad|ipod/i.test(userAgent)) return 'ios'
  return /macintosh/i.test(userAgent) && touchPoints > 1 ? 'ios' : 'computer'
}
