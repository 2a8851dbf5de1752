import { createHash } from 'node:crypto'
import { relative } from 'node:path'

/**
 * Returns a function that names the classes of CSS modules: the same name in each build, and a capital at its start
 * tells it from global classes. Random characters compress worst in the HTML: the names of Lightning CSS, a hash for
 * each stylesheet and the class, took 2 % of a page.
 * @param root - the folder that stylesheets are named by
 * @throws {Error} if two classes have the same name
 */
export function classNames(root: string) {
  const known = new Map<string, string>()
  return (local: string, file: string): string => {
    const full = `${relative(root, file)} ${local}`
    const [first = 0, ...rest] = createHash('sha256').update(full).digest().subarray(0, 4)
    const short =
      String.fromCharCode(65 + (first % 26)) + rest.map((byte) => (byte % 36).toString(36)).join('')
    const other = known.get(short) ?? full
    if (other !== full) throw new Error(`Rename a class: ${full} and ${other} have one short name.`)
    known.set(short, full)
    return short
  }
}
