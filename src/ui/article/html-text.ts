import { attributes } from '#lib/html-attributes.ts'

/** The names that data of the API contains (src/api/html.ts). */
const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
}

/** The characters of Windows that HTML reads for the numbers 128 to 159. */
const ofWindows = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/** Decodes one character reference: a name, or a decimal or hexadecimal code point. */
function characterOf(_whole: string, name?: string, code = ''): string {
  if (name !== undefined) return entities[name] ?? ''
  const point = Number(/^x/i.test(code) ? `0${code}` : code)
  if (point === 0 || point > 0x10ffff || (point >= 0xd800 && point <= 0xdfff)) return '\ufffd'
  if (point >= 128 && point < 160) return ofWindows[point - 128] ?? ''
  return String.fromCodePoint(point)
}

/** Comments, declarations, and elements whose content is no text. Each ends with the HTML if it is not closed. */
const hidden =
  /<!--[^]*?(?:-->|$)|<[!?][^>]*(?:>|$)|<(script|style|template|iframe|noscript)(?=[\s/>])[^]*?(?:<\/\1(?=[\s/>])[^>]*(?:>|$)|$)/gi
const tag = new RegExp(String.raw`<\/?([a-z][^\s/>]*)${attributes}>?`, 'gi')
const cells = /^t[dh]$/i
const blocks =
  /^(?:address|article|aside|blockquote|br|caption|dd|details|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|li|main|nav|ol|p|pre|section|summary|table|tbody|tfoot|thead|tr|ul)$/i

/** Returns what separates the texts around a tag. */
function separatorOf(markup: string, name: string): string {
  if (cells.test(name)) return markup.startsWith('</') ? '\v' : ''
  return blocks.test(name) ? '\n' : ''
}

/** Returns a row of a table as a line, with a separator between its cells. */
const withSeparators = (line: string) =>
  line
    .split('\v')
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '')
    .join(' · ')

/** Characters that only say where a line breaks. */
const breakMarks = /[\u200b\u2060]/g

/** Returns the text of HTML, to show if the HTML itself cannot be shown: a line for each block. */
export function textOf(html: string): string {
  return html
    .replace(hidden, '')
    .replace(breakMarks, '')
    .replace(tag, separatorOf)
    .replace(/&(?:(amp|lt|gt|quot|nbsp|apos(?=;))|#(\d+|[xX][\da-fA-F]+));?/g, characterOf)
    .split('\n')
    .map(withSeparators)
    .filter((line) => line !== '')
    .join('\n')
}

/** Returns the beginning of a text in one line, cut between words where it has any. */
function beginningOf(text: string, length: number): string {
  const letters = Array.from(text.replaceAll(/\s+/g, ' ').trim())
  if (letters.length <= length) return letters.join('')
  return `${letters
    .slice(0, length)
    .join('')
    .replace(/\s\S{0,20}$/u, '')
    .trimEnd()}…`
}

/** Returns the beginning of the text of HTML in one line. */
export const excerptOf = (html: string, length: number) => beginningOf(textOf(html), length)

/**
 * Returns the beginning of a post for its description: about as much as search results show.
 * @param lead the subtitle, which the text may repeat
 */
export function descriptionOf(html: string, lead = ''): string {
  // Headings and items of lists end without a mark.
  const text = textOf(html).replaceAll(/([^\s.!?。！？…:：])\n/g, '$1 · ')
  return beginningOf(text.startsWith(lead) ? text : `${lead} ${text}`, 160)
}

const containers =
  /<(\/?)(?:article|aside|blockquote|details|div|dl|figure|footer|header|main|ol|section|table|ul)(?=[\s/>])/gi

/** Returns true if every container that a text opens is closed in it. */
function isClosed(html: string): boolean {
  let depth = 0
  for (const [, slash] of html.matchAll(containers)) {
    depth += slash === '' ? 1 : -1
    if (depth < 0) return false
  }
  return depth === 0
}

/** Splits HTML before its topmost headings. HTML whose headings are inside other elements stays in one piece. */
export function partsOf(html: string): string[] {
  const levels = Array.from(html.matchAll(/<h([1-6])(?=[\s/>])/gi), ([, level]) => Number(level))
  if (levels.length === 0) return [html]
  const parts = html.split(new RegExp(`(?=<h${Math.min(...new Set(levels))}[\\s/>])`, 'i'))
  return parts.every(isClosed) ? parts : [html]
}

/** Returns the heading that HTML begins with, and the HTML after it. Both are empty, or all, if there is none. */
export function splitHeading(html: string): { heading: string; rest: string } {
  const heading = /^\s*<h([1-6])(?=[\s/>])[^]*?<\/h\1\s*>/i.exec(html)?.[0] ?? ''
  return { heading, rest: html.slice(heading.length) }
}

/** A longer first paragraph has no room in the first screen. */
const longestLead = 280

/**
 * Returns the first paragraph of HTML as a text for the head of its page, and the HTML below that. The paragraph is
 * only in one of them, unless it is long or more than text: then the text is its beginning.
 */
export function splitLead(html: string): { lead: string; rest: string } {
  const [whole = '', inner = ''] = /^\s*<p>([^<]*)<\/p\s*>/i.exec(html) ?? []
  const lead = excerptOf(inner, longestLead)
  if (lead === '' || lead.endsWith('…'))
    return { lead: descriptionOf(html.split('</p>', 1).join('')), rest: html }
  return { lead, rest: html.slice(whole.length) }
}
