/** Formats rows as a table with aligned columns; the first row is the head. */
function tableOf(rows: readonly (readonly (string | number)[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => `${row[column] ?? ''}`.length)),
  )
  const lines = rows.map((row) =>
    row
      .map((cell, column) =>
        typeof cell === 'number'
          ? `${cell}`.padStart(widths[column] ?? 0)
          : cell.padEnd(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  )
  const rule = widths.map((width) => '-'.repeat(width)).join('  ')
  return [lines[0], rule, ...lines.slice(1)].join('\n')
}

/** One line of a summary: a check, the cases it ran, and how many of them failed. */
export interface Check {
  name: string
  cases: number
  failures: readonly string[]
}

const shownFailures = 20

/** Prints the summary of a command, with the first failures of each check. @returns true if all passed */
export function printSummary(title: string, checks: readonly Check[]): boolean {
  const rows = checks.map(({ name, cases, failures }) => [
    name,
    cases,
    failures.length,
    failures.length === 0 && cases > 0 ? 'ok' : 'FAILED',
  ])
  console.log(`\n${title}\n\n${tableOf([['check', 'cases', 'failed', ''], ...rows])}`)
  for (const { name, failures } of checks.filter((check) => check.failures.length > 0)) {
    console.log(`\n${name}:`)
    for (const failure of failures.slice(0, shownFailures)) console.log(`  ${failure}`)
    const hidden = failures.length - shownFailures
    if (hidden > 0) console.log(`  and ${hidden} more`)
  }
  return rows.every(([, , , verdict]) => verdict === 'ok')
}
