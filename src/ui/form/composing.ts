import type { KeyboardEvent } from 'react'

/**
 * Prevents submit by the Enter that ends a composition (Korean, Japanese). It handles the `keydown`
 * of a field in a form. Safari ends the composition first and marks that Enter only by key code
 * 229.
 */
export function holdComposingEnter(event: KeyboardEvent): void {
  const isComposing = event.nativeEvent.isComposing || event.keyCode === 229
  if (event.key === 'Enter' && isComposing) event.preventDefault()
}
