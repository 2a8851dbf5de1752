import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { sorted } from '../src/lib/collections.ts'

/** The most documents that a test of the default run opens, and all of them together (docs/testing.md). */
const mostOfTest = 6
const mostOfRun = 120
const slowestShown = 15

interface Entry {
  title: string
  documents: number
  seconds: number
}

const print = (line: string) => process.stdout.write(`${line}\n`)

const documentsOf = ({ annotations }: TestResult) =>
  annotations
    .filter(({ type }) => type === 'documents')
    .reduce((sum, { description }) => sum + Number(description), 0)

/**
 * Prints the slowest tests, and fails the run if the tests of the project `journeys` open too many documents:
 * what makes a run slow is counted, not timed.
 */
export default class PageReporter implements Reporter {
  readonly #entries: Entry[] = []
  readonly #journeys: Entry[] = []

  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status === 'skipped') return
    const [, project = '', file = '', ...titles] = test.titlePath()
    const title = `[${project}] ${file}: ${titles.join(', ')}`
    const entry = { title, documents: documentsOf(result), seconds: result.duration / 1000 }
    this.#entries.push(entry)
    if (project === 'journeys') this.#journeys.push(entry)
  }

  onEnd(): Promise<{ status?: FullResult['status'] } | undefined> {
    if (this.#entries.length > slowestShown) {
      print(`\nThe ${slowestShown} slowest tests, in seconds:`)
      const slowest = sorted(this.#entries, (one, other) => other.seconds - one.seconds)
      for (const { title, seconds } of slowest.slice(0, slowestShown))
        print(`${seconds.toFixed(1).padStart(6)}  ${title}`)
    }
    const isFull = !!process.env.FULL_MATRIX
    if (isFull || this.#journeys.length === 0) return Promise.resolve(undefined)
    const sum = this.#journeys.reduce((all, { documents }) => all + documents, 0)
    print(`\nDocuments opened by journeys: ${sum} of at most ${mostOfRun}`)
    const over = this.#journeys.filter(({ documents }) => documents > mostOfTest)
    for (const { title, documents } of over)
      print(`${documents} documents, more than ${mostOfTest}: ${title}. Move it to e2e/pages.`)
    const isOver = sum > mostOfRun || over.length > 0
    return Promise.resolve(isOver ? { status: 'failed' } : undefined)
  }
}
