import { loadTwice } from '#lib/load-error.ts'

/** The names that stay: every conversion of HTML to text knows them, and the first four escape markup. */
const stays = '(?!(?:amp|lt|gt|quot|apos|nbsp);)'
const inJson = new RegExp(String.raw`(?:&|\\u0026)${stays}[A-Za-z][A-Za-z\d]*;`)
const inHtml = new RegExp(`&${stays}[A-Za-z][A-Za-z\\d]*;`, 'g')

/** The table of all names of HTML, which is large: it is loaded with the first response that needs it. */
let decode: ((reference: string) => string) | null = null

/** Loads the table of names if a response contains one that is not known without it. */
export async function loadNamesFor(json: string): Promise<void> {
  if (decode !== null || !inJson.test(json)) return
  try {
    decode = (await loadTwice(() => import('entities/decode'))).decodeHTMLStrict
  } catch (failure) {
    console.warn('The names of characters could not be loaded', failure)
  }
}

const numeric = (text: string) =>
  Array.from(text, (character) => `&#${character.codePointAt(0)};`).join('')

/**
 * Replaces named character references of HTML, such as `&rsquo;`, by numeric ones. These mean the same everywhere in
 * HTML, and need no table where the HTML becomes text: at the build and in the browser.
 */
export function withNumericReferences(html: string): string {
  return html.replace(inHtml, (reference) => {
    const text = decode?.(reference) ?? reference
    return text === reference ? reference : numeric(text)
  })
}
