import { decodeHTML, DecodingMode } from 'entities/decode'
import { attributes } from '#lib/html-attributes.ts'

const numeric = (text: string) =>
  Array.from(text, (character) => `&#${character.codePointAt(0)};`).join('')

/** Returns a named reference as numeric ones; a name that HTML lacks as it is. */
function asNumbers(reference: string, mode: DecodingMode): string {
  const text = decodeHTML(reference, mode)
  return text === reference ? reference : numeric(text)
}

// Old names need no semicolon; in an attribute, they need one before `=`, a letter or a digit: `?a=1&copy=2` is a URL.
const name = String.raw`&(?!(?:amp|lt|gt|quot|apos|nbsp);)[A-Za-z][A-Za-z\d]*`
const tagOrReference = new RegExp(String.raw`(<\/?[A-Za-z][^\s/>]*${attributes})|${name};?`, 'g')
const inAttribute = new RegExp(String.raw`${name}(?:;|(?![A-Za-z\d=]))`, 'g')

/** Returns HTML with numbers in place of the names of characters, as a browser reads them. */
export function numberedReferences(html: string): string {
  return html.replace(tagOrReference, (whole, tag?: string) =>
    tag === undefined
      ? asNumbers(whole, DecodingMode.Legacy)
      : tag.replace(inAttribute, (reference) => asNumbers(reference, DecodingMode.Attribute)),
  )
}
