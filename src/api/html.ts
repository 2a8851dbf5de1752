import * as v from 'valibot'
import { loadTwice } from '#lib/load-error.ts'

/** A name that not every conversion of HTML to text knows; the others escape markup. */
const name = /(?:&|\\u0026)(?!(?:amp|lt|gt|quot|apos|nbsp);)[A-Za-z][A-Za-z\d]/

/** The table of all names of HTML is large: it is loaded with the first response that needs it. */
let numbered: ((html: string) => string) | null = null

/** Loads the table of names if a response contains one that is not known without it. */
export async function loadNamesFor(json: string): Promise<void> {
  if (numbered !== null || !name.test(json)) return
  try {
    ;({ numberedReferences: numbered } = await loadTwice(() => import('./named-references.ts')))
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
  v.transform((text) => numbered?.(text) ?? text),
)
