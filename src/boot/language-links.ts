/**
 * Gives the links to the other languages the search params of the address, which a prerendered page
 * does not know: pressed before the app is there, they lead to the same page as after.
 */
export function completeLanguageLinks(page: Document, search: string): void {
  for (const link of page.querySelectorAll<HTMLAnchorElement>('a[hreflang]')) link.search = search
}
