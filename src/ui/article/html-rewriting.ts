// A quoted value may hold a `>`; without a closing quote it goes on to the end, so that no text is
// read twice and hostile markup of any length takes one pass.
const tag = /(<[a-z][^\s/>]*)((?:[^>=]+|=\s*(?:"[^"]*(?:"|$)|'[^']*(?:'|$))?)*)/gi
const attribute = /([^\s=/>"']+)(?:\s*=\s*(?:"[^"]*(?:"|$)|'[^']*(?:'|$)|[^\s>]*))?/g
const heading = /(<\/?h)([1-6])(?=[\s/>])/gi

/**
 * Takes `style`, `on…` and `is` attributes out of tags. Not for safety, which is the sanitiser's: the
 * policy of the headers would report the first two even while they are thrown away, and a browser
 * writes an `is` again that was removed.
 */
export function withoutNoise(html: string): string {
  return html.replace(
    tag,
    (_tag, open: string, attributes: string) =>
      open +
      attributes.replace(attribute, (whole, name: string) =>
        /^(?:style|is|on\w*)$/i.test(name) ? '' : whole,
      ),
  )
}

/**
 * Moves headings so that the topmost is the one below the heading that the text stands under, the
 * `h1` of the page where nothing else is said, and none below `h4`.
 */
export function withShiftedHeadings(html: string, topmost = 2): string {
  const levels = Array.from(html.matchAll(heading), ([, , level]) => Number(level))
  const shift = topmost - Math.min(...new Set(levels))
  return html.replace(
    heading,
    (_tag, open: string, level: string) => open + Math.min(4, Number(level) + shift),
  )
}
