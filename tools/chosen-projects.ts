/**
 * Returns the projects that the arguments of Playwright choose with `--project`; `null` if they choose all.
 * A choice with a wildcard counts as all.
 */
export function chosenProjects(args: readonly string[]): string[] | null {
  const chosen = args.flatMap((arg, index) => {
    if (arg.startsWith('--project=')) return [arg.slice('--project='.length)]
    return args[index - 1] === '--project' ? [arg] : []
  })
  const isAll = chosen.length === 0 || chosen.some((name) => name.includes('*'))
  return isAll ? null : chosen.map((name) => name.toLowerCase())
}
