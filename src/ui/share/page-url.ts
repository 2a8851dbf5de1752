/**
 * Returns the canonical URL of this page: without campaign tags, and never that of a webview page.
 */
export function pageUrl(): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
  const { origin, pathname } = window.location
  return canonical?.href ?? origin + pathname.replace(/^(\/\w+)\/link\//, '$1/')
}
