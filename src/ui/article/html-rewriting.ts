import { attributes } from '#lib/html-attributes.ts'

// A quoted value may contain `>`; without a closing quote it extends to the end. No text is thus
// read twice, and hostile markup of any length takes one pass.
const tag = new RegExp(String.raw`(<[a-z][^\s/>]*)(${attributes})`, 'gi')
const attribute = /([^\s=/>"']+)(?:\s*=\s*(?:"[^"]*(?:"|$)|'[^']*(?:'|$)|[^\s>]*))?/g
const heading = /(<\/?h)([1-6])(?=[\s/>])/gi

/**
 * Removes `style`, `on…` and `is` attributes from tags. This is not for safety, which is the
 * sanitizer's task: the content security policy would report the first two even while they are
 * removed, and a browser adds a removed `is` again.
 */
export function withoutNoise(html: string): string {
  return html.replace(
    tag,
    (_tag, open: string, written: string) =>
      open +
      written.replace(attribute, (whole, name: string) =>
        /^(?:style|is|on\w*)$/i.test(name) ? '' : whole,
      ),
  )
}

/**
 * Shifts headings so that the topmost is one level below the heading above the text (by default the
 * page's `h1`), and the lowest is at most `h4`.
 */
export function withShiftedHeadings(html: string, topmost = 2): string {
  const levels = Array.from(html.matchAll(heading), ([, , level]) => Number(level))
  const shift = topmost - Math.min(...new Set(levels))
  return html.replace(
    heading,
    (_tag, open: string, level: string) => open + Math.min(4, Number(level) + shift),
  )
}
