import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

interface Cell {
  passed: number
  failed: number
  skipped: number
}

const shown = ({ passed, failed, skipped }: Cell) =>
  `${passed} passed${failed > 0 ? `, ${failed} FAILED` : ''}${skipped > 0 ? `, ${skipped} not here` : ''}`

/** Prints a table of the cases: a row for each file and `describe`, a column for each project. */
export default class TableReporter implements Reporter {
  readonly #rows = new Map<string, Map<string, Cell>>()
  readonly #projects = new Set<string>()
  readonly #failures: string[] = []

  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status !== test.expectedStatus && result.retry < test.retries) return
    const [, project = '', file = '', ...titles] = test.titlePath()
    const group = titles.length > 1 ? `: ${titles[0]}` : ''
    this.#projects.add(project)
    const row = `${file.replace('.spec.ts', '')}${group}`
    const cells = this.#rows.get(row) ?? new Map<string, Cell>()
    const cell = cells.get(project) ?? { passed: 0, failed: 0, skipped: 0 }
    if (result.status === 'skipped') cell.skipped += 1
    else if (result.status === test.expectedStatus) cell.passed += 1
    else {
      cell.failed += 1
      this.#failures.push(`[${project}] ${titles.join(' › ')}\n${result.error?.message ?? ''}`)
    }
    this.#rows.set(row, cells.set(project, cell))
  }

  onEnd(): void {
    const projects = [...this.#projects]
    console.log(`\n| cases | ${projects.join(' | ')} |\n|${' --- |'.repeat(projects.length + 1)}`)
    for (const [row, cells] of this.#rows) {
      const values = projects.map((project) => {
        const cell = cells.get(project)
        return cell ? shown(cell) : '-'
      })
      console.log(`| ${row} | ${values.join(' | ')} |`)
    }
    if (this.#failures.length > 0) console.log(`\n${this.#failures.join('\n\n')}`)
  }
}
