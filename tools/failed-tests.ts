import { existsSync, readFileSync, rmSync } from 'node:fs'
import { relative } from 'node:path'

/** The results of Vitest in `npm test`. */
export const vitestFile = '.cache/vitest-results.json'

/** The results of Playwright. */
export const playwrightFile = '.cache/e2e-results.json'

/** The results that Vitest writes with `--reporter=json`, as far as they are read. */
interface VitestResults {
  testResults: {
    name: string
    status: string
    assertionResults: { status: string; fullName: string }[]
  }[]
}

interface PlaywrightSuite {
  title: string
  specs: { title: string; ok: boolean; file: string; line: number }[]
  suites?: PlaywrightSuite[]
}

/** The results that Playwright writes with its `json` reporter, as far as they are read. */
interface PlaywrightResults {
  errors: { message?: string }[]
  suites: PlaywrightSuite[]
}

/** Returns file and title of each failed test; only the file if it could not be loaded. */
export function failedInVitest({ testResults }: VitestResults, root: string): string[] {
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const file = relative(root, name)
      const failed = assertionResults.filter(({ status }) => status === 'failed')
      return failed.length === 0 ? [file] : failed.map(({ fullName }) => `${file}: ${fullName}`)
    })
}

/** @param path the titles of the suites around it; the suite of a file has none */
function failedInSuite({ specs, suites = [] }: PlaywrightSuite, path: string): string[] {
  const failed = specs
    .filter(({ ok }) => !ok)
    .map((spec) => `e2e/${spec.file}:${spec.line}: ${path}${spec.title}`)
  const below = suites.flatMap((suite) => failedInSuite(suite, `${path}${suite.title} › `))
  return [...failed, ...below]
}

/** Returns file and title of each failed test; the errors if the tests could not be run. */
export function failedInPlaywright({ errors, suites }: PlaywrightResults): string[] {
  return [
    ...errors.map(({ message = '' }) => message.split('\n')[0] ?? ''),
    ...suites.flatMap((suite) => failedInSuite(suite, '')),
  ]
}

/** Removes the results of the last run, which a step that does not run would leave. */
export function removeResults(): void {
  for (const file of [vitestFile, playwrightFile]) rmSync(file, { force: true })
}

const readResults = (file: string) =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined

/** Returns the failed tests of this run by file and title, as far as there are results. */
export function failedTests(): string[] {
  const unit = readResults(vitestFile)
  const site = readResults(playwrightFile)
  return [
    ...(unit ? failedInVitest(unit, process.cwd()) : []),
    ...(site ? failedInPlaywright(site) : []),
  ]
}
