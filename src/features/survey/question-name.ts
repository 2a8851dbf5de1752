/** Returns the `name` attribute that the inputs of a question share. */
export function questionName(id: number): string {
  return `question-${id}`
}
