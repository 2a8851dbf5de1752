/** Returns what a visitor knows a control by: its label and, of a choice, its value. */
function identityOf(control: Element): string {
  if (control instanceof HTMLFormElement) {
    return Array.from(control.elements, identityOf).join()
  }
  const attributes = ['type', 'role', 'aria-label'].map((name) => control.getAttribute(name))
  const ownLabels = 'labels' in control && control.labels instanceof NodeList ? control.labels : []
  const labels = Array.from(ownLabels, ({ textContent }) => textContent)
  if (labels.length === 0) labels.push(control.textContent)
  const isLabeled = labels.some((text) => text !== '') || control.hasAttribute('aria-label')
  const value = /^(?:radio|checkbox)$/.test(attributes[0] ?? '') && control.getAttribute('value')
  return [...attributes, ...labels, value, !isLabeled && control.getAttribute('name')].join()
}

/**
 * Returns a function that finds a control again: itself, or its twin if the app has rendered the page
 * again. Of several that are alike none is the twin.
 */
export function finderOf<T extends Element>(control: T): () => T | undefined {
  const identity = identityOf(control)
  return () => {
    if (control.isConnected) return control
    const same = [...document.querySelectorAll<T & Element>(control.localName)].filter(
      (other) => identityOf(other) === identity,
    )
    return same.length === 1 ? same[0] : undefined
  }
}
