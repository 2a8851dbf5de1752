import * as v from 'valibot'
import { loadTwice } from '#lib/load-error.ts'

/** The names that stay: every conversion of HTML to text knows them, and the first four escape markup. */
const name = String.raw`(?!(?:amp|lt|gt|quot|apos|nbsp);)[A-Za-z][A-Za-z\d]*;`
const inJson = new RegExp(String.raw`(?:&|\\u0026)${name}`)
const inHtml = new RegExp(`&${name}`, 'g')

/** The table of all names of HTML, which is large: it is loaded with the first response that needs it. */
let numericReference: ((reference: string) => string) | null = null

/** Loads the table of names if a response contains one that is not known without it. */
export async function loadNamesFor(json: string): Promise<void> {
  if (numericReference !== null || !inJson.test(json)) return
  try {
    ;({ numericReference } = await loadTwice(() => import('./named-references.ts')))
  } catch (failure) {
    console.warn('The names of characters could not be loaded', failure)
  }
}

/**
 * HTML whose characters are named by numbers only. These mean the same everywhere in HTML, and need no table where the
 * HTML becomes text: at the build and in the browser. The app sanitizes it where it renders it (rich-html.tsx).
 */
export const html = v.pipe(
  v.string(),
  v.transform((text) => (numericReference ? text.replace(inHtml, numericReference) : text)),
)
