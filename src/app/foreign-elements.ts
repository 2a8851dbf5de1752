/**
 * Removes the elements that password managers insert next to fields, which the page does not have for React
 * (docs/decisions/0016-shared-dom.md). Nearly all are custom elements, of which the site has none.
 */
export function removeForeignElements(root: Element): void {
  for (const element of root.querySelectorAll('*')) {
    if (element.localName.includes('-') || element.hasAttribute('data-lastpass-icon-root'))
      element.remove()
  }
}
