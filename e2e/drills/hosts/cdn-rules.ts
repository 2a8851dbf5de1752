/** A rule of `_redirects`. */
export interface Redirect {
  pattern: RegExp
  file: string
  status: number
}

/** A rule of `_headers`. */
export interface HeaderRule {
  pattern: RegExp
  headers: readonly (readonly [name: string, value: string])[]
}

/** A path of a rule: `:part` is one segment, `*` is everything. */
function patternOf(path: string): RegExp {
  const escaped = path.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(`^${escaped.replaceAll(/:\w+/g, '[^/]+').replaceAll('*', '.*')}$`)
}

/** Parses a `_redirects` file: the first rule that matches counts. */
export function parseRedirects(text: string): Redirect[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [path = '', file = '', status = ''] = line.split(' ')
      return { pattern: patternOf(path), file, status: Number(status) }
    })
}

/** The longest line of `_headers` that all CDNs read. */
const maxLine = 2000

/** Parses a `_headers` file: all rules that match count. @throws {Error} if a line is too long */
export function parseHeaders(text: string): HeaderRule[] {
  const tooLong = text.split('\n').find((line) => line.length > maxLine)
  if (tooLong !== undefined) throw new Error(`A line of _headers has ${tooLong.length} characters.`)
  return text
    .split(/\n(?=\/)/)
    .filter((block) => block.startsWith('/'))
    .map((block) => {
      const [path = '', ...lines] = block.split('\n').filter((line) => line.trim() !== '')
      return {
        pattern: patternOf(path),
        headers: lines.map((line): [string, string] => {
          const [name = '', ...value] = line.trim().split(': ')
          return [name, value.join(': ')]
        }),
      }
    })
}

/** Returns the headers for a path. Values of the same name are joined, as CDNs do. */
export function headersFor(rules: readonly HeaderRule[], path: string): Headers {
  const joined = new Headers()
  for (const { pattern, headers } of rules) {
    if (!pattern.test(path)) continue
    for (const [name, value] of headers) joined.append(name, value)
  }
  return joined
}
