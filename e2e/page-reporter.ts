import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { sorted } from '../src/lib/collections.ts'
import { kindsOfPages } from './kinds-of-pages.ts'

/** The most documents that a test of the default run opens (docs/testing.md). */
const mostOfTest = 6
/** The most documents of the run: those of journeys, and one for the visit of each kind of page. */
const mostOfRun = 97 + kindsOfPages.length
const slowestShown = 15

interface Entry {
  title: string
  file: string
  documents: number
  seconds: number
}

const print = (line: string) => process.stdout.write(`${line}\n`)

const documentsOf = ({ annotations }: TestResult) =>
  annotations
    .filter(({ type }) => type === 'documents')
    .reduce((sum, { description }) => sum + Number(description), 0)

/** Prints what opens the documents of a run that has too many, by file. */
function printFiles(journeys: readonly Entry[]): void {
  const files = new Map<string, number>()
  for (const { file, documents } of journeys) files.set(file, (files.get(file) ?? 0) + documents)
  for (const [file, documents] of sorted([...files], ([, one], [, other]) => other - one))
    if (documents > 0) print(`${`${documents}`.padStart(6)}  e2e/${file}`)
  print(
    'A new page adds its visit to the limit. Let the tests of a journey share a document, give one that adds little ' +
      'the tag `fullOnly` (e2e/visits.ts), or move it to e2e/pages.',
  )
}

/**
 * Prints the slowest tests of a run that passed; the last lines of another are its failures. Fails the run if the tests
 * of the project `journeys` open too many documents: what makes a run slow is counted, not timed.
 */
export default class PageReporter implements Reporter {
  readonly #entries: Entry[] = []
  readonly #journeys: Entry[] = []

  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status === 'skipped') return
    const [, project = '', file = '', ...titles] = test.titlePath()
    const title = `[${project}] ${file}: ${titles.join(', ')}`
    const entry = { title, file, documents: documentsOf(result), seconds: result.duration / 1000 }
    this.#entries.push(entry)
    if (project === 'journeys') this.#journeys.push(entry)
  }

  onEnd({ status }: FullResult): Promise<{ status?: FullResult['status'] } | undefined> {
    if (status === 'passed' && this.#entries.length > slowestShown) {
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
    if (sum > mostOfRun) printFiles(this.#journeys)
    const isOver = sum > mostOfRun || over.length > 0
    return Promise.resolve(isOver ? { status: 'failed' } : undefined)
  }
}
