import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

/** Adds a number to the row of a test: `cases` counts it as so many, of others the row has the highest. */
export const note = (type: string, value: number) => ({ type, description: `${value}` })

interface Cell {
  passed: number
  failed: number
  skipped: number
  notes: Map<string, number>
}

function shown(cell: Cell | undefined): string {
  if (!cell) return '-'
  const { passed, failed, skipped, notes } = cell
  return [
    `${passed.toLocaleString('en')} passed`,
    ...(failed > 0 ? [`${failed} FAILED`] : []),
    ...(skipped > 0 ? [`${skipped} not here`] : []),
    ...Array.from(notes, ([type, value]) => `${type} ${value.toLocaleString('en')}`),
  ].join(', ')
}

/** Prints a table of the cases: a row for each file and `describe`, a column for each project. */
export default class TableReporter implements Reporter {
  readonly #rows = new Map<string, Map<string, Cell>>()
  readonly #projects = new Set<string>()

  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status !== test.expectedStatus && result.retry < test.retries) return
    const [, project = '', file = '', ...titles] = test.titlePath()
    const group = titles.length > 1 ? `: ${titles[0]}` : ''
    const name = `${file.replace(/^drills\/|\.spec\.ts$/g, '')}${group}`
    this.#projects.add(project)
    const row = this.#rows.get(name) ?? new Map<string, Cell>()
    const cell = row.get(project) ?? { passed: 0, failed: 0, skipped: 0, notes: new Map() }
    this.#rows.set(name, row.set(project, cell))
    let cases = 1
    for (const { type, description } of result.annotations) {
      const value = Number(description)
      if (type === 'cases') cases = value
      else if (value > (cell.notes.get(type) ?? -1)) cell.notes.set(type, value)
    }
    if (result.status === 'skipped') cell.skipped += 1
    else if (result.status === test.expectedStatus) cell.passed += cases
    else cell.failed += 1
  }

  onEnd(): void {
    if (this.#rows.size === 0) return
    const projects = [...this.#projects]
    const lines = [...this.#rows].map(([name, row]) =>
      [name, ...projects.map((project) => shown(row.get(project)))].join(' | '),
    )
    process.stdout.write(`\n| cases | ${projects.join(' | ')} |\n`)
    process.stdout.write(`|${' --- |'.repeat(projects.length + 1)}\n`)
    process.stdout.write(`${lines.map((line) => `| ${line} |`).join('\n')}\n`)
  }
}
