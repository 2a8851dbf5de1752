import type { WindowLike } from 'dompurify'
import { createSanitizer } from '../../src/ui/article/sanitize.ts'

/** Creates the sanitizer of the site with links that stay as they are. @returns its result as text */
export function createSiteSanitizer(view: WindowLike): (html: string) => string {
  const purify = createSanitizer(view)
  const rules = { ownPath: (url: string) => (url.startsWith('/') ? url : null), sameView: false }
  return (html) => {
    const made = purify(html, rules)
    return typeof made === 'string' ? made : made.toJSON()
  }
}
