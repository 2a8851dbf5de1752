/**
 * The rule of `src/ui/form/form.tsx` once more: a module that the app shares would be a file that the
 * first script waits for.
 */
export function isHeldEnter({ key, target, isComposing, repeat, keyCode }: KeyboardEvent): boolean {
  if (key !== 'Enter' || target instanceof HTMLTextAreaElement) return false
  return isComposing || repeat || keyCode === 229
}
