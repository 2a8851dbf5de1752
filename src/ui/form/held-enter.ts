/**
 * Returns true for an Enter that must not submit a form: one that ends a composition (Korean, Japanese), and one of
 * a key that is held down. Safari ends the composition first and marks that Enter only by key code 229.
 */
export function isHeldEnter({ key, target, isComposing, repeat, keyCode }: KeyboardEvent): boolean {
  // In a text area, Enter never submits.
  if (key !== 'Enter' || target instanceof HTMLTextAreaElement) return false
  return isComposing || repeat || keyCode === 229
}
