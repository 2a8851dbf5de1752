/** Fields whose `value` is not what the visitor typed. */
const untyped = '[type=checkbox],[type=radio],[type=range]'

/** Returns true if the visitor has typed something, which a reload would lose. */
export const hasTyped = (): boolean =>
  Array.from(document.querySelectorAll<HTMLInputElement>(`input:not(${untyped}),textarea`)).some(
    ({ value, defaultValue }) => value !== defaultValue,
  )
