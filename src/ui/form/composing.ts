import type { KeyboardEvent } from 'react'

/**
 * For the `keydown` of a field in a form: the Enter that ends a composition (Korean, Japanese) is not
 * yet the one that sends. Safari ends the composition first and says so by key code 229 alone.
 */
export function holdComposingEnter(event: KeyboardEvent): void {
  const isComposing = event.nativeEvent.isComposing || event.keyCode === 229
  if (event.key === 'Enter' && isComposing) event.preventDefault()
}
