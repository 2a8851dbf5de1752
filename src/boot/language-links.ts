/**
 * Adds the search params of the URL to the links to the other languages. A prerendered page does
 * not know them, and a click before hydration has to lead to the same page as after it.
 */
export function completeLanguageLinks(page: Document, search: string): void {
  if (search === '') return
  for (const link of page.querySelectorAll<HTMLAnchorElement>('a[hreflang]')) link.search = search
}
