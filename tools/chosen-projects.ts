import { parseArgs } from 'node:util'

/**
 * Returns the projects that the arguments of Playwright choose with `--project`; `null` if they choose all.
 * A choice with a wildcard counts as all.
 */
export function chosenProjects(args: readonly string[]): string[] | null {
  const { values } = parseArgs({
    args: [...args],
    options: { project: { type: 'string', multiple: true } },
    strict: false,
  })
  const chosen = (values.project ?? []).map(String)
  const isAll = chosen.length === 0 || chosen.some((name) => name.includes('*'))
  return isAll ? null : chosen.map((name) => name.toLowerCase())
}
