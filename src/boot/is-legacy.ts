/**
 * Returns true for a browser below the floor (docs/decisions/0003-browser-floor.md): by its user
 * agent, or because it lacks cascade layers, the latest of the required features (Chrome 99,
 * Firefox 97, iOS 15.4).
 */
export const isLegacyBrowser = (userAgent: string, scope: object): boolean =>
  /MSIE|Trident|Edge\//.test(userAgent) || !('CSSLayerBlockRule' in scope)
