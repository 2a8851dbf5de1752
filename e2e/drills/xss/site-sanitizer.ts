import type { WindowLike } from 'dompurify'
import { createSanitizer } from '#ui/article/sanitize.ts'

/** Creates the sanitizer of the site, with links that stay as they are. It returns text. */
export function createSiteSanitizer(view: WindowLike): (html: string) => string {
  const purify = createSanitizer(view)
  const rules = { ownPath: (url: string) => (url.startsWith('/') ? url : null), sameView: false }
  return (html) => {
    // TrustedHTML becomes text as JSON.
    const made: string = JSON.parse(JSON.stringify(purify(html, rules)))
    return made
  }
}
