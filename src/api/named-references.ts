import { decodeHTMLStrict } from 'entities/decode'

const numeric = (text: string) =>
  Array.from(text, (character) => `&#${character.codePointAt(0)};`).join('')

/** Returns a named character reference of HTML, such as `&rsquo;`, as numeric ones; a name that HTML lacks as it is. */
export function numericReference(reference: string): string {
  const text = decodeHTMLStrict(reference)
  return text === reference ? reference : numeric(text)
}
