/**
 * True for a browser below the floor (docs/decisions/0003-browser-floor.md): one that says so, or lacks
 * cascade layers, which came to all engines last (Chrome 99, Firefox 97, iOS 15.4).
 */
export const isLegacyBrowser = (userAgent: string, scope: object): boolean =>
  /MSIE|Trident|Edge\//.test(userAgent) || !('CSSLayerBlockRule' in scope)
