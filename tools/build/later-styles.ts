/** The media that nothing of a first paint is for, as a sheet names them and as a page links them. */
const laterMedia = /@media (?:print|\(forced-colors: ?active\)) ?\{/g
export const laterMediaList = 'print,(forced-colors:active)'

/**
 * Takes the rules of print and forced colours out of a sheet without nesting, in their order. As the
 * last sheet of a page they come after all that they change, and nobody else waits for them.
 */
export function takeLater(sheet: string): { now: string; later: string } {
  const parts = { now: '', later: '' }
  let from = 0
  for (const { 0: query, index } of sheet.matchAll(laterMedia)) {
    let end = index + query.length
    for (let depth = 1; depth > 0 && end < sheet.length; end += 1) {
      if (sheet[end] === '{') depth += 1
      if (sheet[end] === '}') depth -= 1
    }
    parts.now += sheet.slice(from, index)
    parts.later += sheet.slice(index, end)
    from = end
  }
  parts.now += sheet.slice(from)
  return parts
}
