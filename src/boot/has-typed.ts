/** Returns true if the visitor has typed something, which a reload would lose. */
export const hasTyped = (): boolean =>
  Array.from(document.querySelectorAll<HTMLInputElement>('input,textarea')).some(
    ({ value, defaultValue }) => value !== defaultValue,
  )
