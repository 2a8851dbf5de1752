import { parseArgs } from 'node:util'

/**
 * Reads the projects that the arguments of Playwright choose with `--project`, which may have wildcards.
 * @returns a function that is true if any of some projects is chosen; all are without `--project`
 */
export function isChosenIn(args: readonly string[]): (...names: string[]) => boolean {
  const { values } = parseArgs({
    args: [...args],
    options: { project: { type: 'string', multiple: true } },
    strict: false,
  })
  const chosen = (values.project ?? []).map(
    (name) => new RegExp(`^${String(name).replaceAll('*', '.*')}$`, 'i'),
  )
  return (...names) =>
    chosen.length === 0 || chosen.some((pattern) => names.some((name) => pattern.test(name)))
}
