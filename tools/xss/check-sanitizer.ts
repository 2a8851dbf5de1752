import type { Browser, Page } from 'playwright'
import { JSDOM } from 'jsdom'
import type { Check } from '../reliability/table.ts'
import { openSanitizerPage } from './open-page.ts'
import { createSiteSanitizer } from './site-sanitizer.ts'

export interface SanitizerOptions {
  seed: number
  /** Runs every `step`th vector. */
  step: number
  /** The negative control runs every `controlStep`th vector. */
  controlStep: number
  linkRuns: number
}

const comparedStep = 61
const leastExecuted = 300

const parts = 8

async function checkVectors(page: Page, step: number): Promise<Check[]> {
  const failures: string[] = []
  const families: Record<string, number> = {}
  let [vectors, executed, changing] = [0, 0, 0]
  for (let part = 0; part < parts; part += 1) {
    const result = await page.evaluate(([every, offset]) => xss.runVectors(true, every, offset), [
      step * parts,
      part * step,
    ] as const)
    vectors += result.vectors
    executed += result.executed
    changing += result.changing
    failures.push(...result.failures)
    for (const [family, count] of Object.entries(result.families)) {
      families[family] = (families[family] ?? 0) + count
    }
    console.log(`sanitized vectors: ${vectors}, executed: ${executed}`)
  }
  const executions = Array.from({ length: executed }, () => 'a sanitized vector ran')
  return [
    ...Object.entries(families).map(([family, cases]) => ({
      name: `  ${family} vectors`,
      cases,
      failures: [],
    })),
    { name: 'sanitized vectors executed', cases: vectors, failures: executions },
    { name: 'forbidden nodes in three parses', cases: vectors, failures },
    {
      name: `  ${changing} results change when sanitized again`,
      cases: vectors,
      failures: [],
    },
  ]
}

async function checkControl(page: Page, step: number): Promise<Check> {
  const { vectors, executed, byThemselves } = await page.evaluate(
    (every) => xss.runVectors(false, every),
    step,
  )
  return {
    name: `control: ${executed} of the same vectors run unsanitized, ${byThemselves} by themselves`,
    cases: vectors,
    failures:
      executed > leastExecuted ? [] : [`only ${executed} ran, not more than ${leastExecuted}`],
  }
}

/** Compares the sanitizer of the prerender, which runs on jsdom, with the browser's. */
async function checkPrerender(page: Page, step: number): Promise<Check[]> {
  const sample = await page.evaluate((every) => xss.sampleVectors(every), comparedStep * step)
  const sanitize = createSiteSanitizer(new JSDOM('').window)
  const results = sample.map(([html]) => sanitize(html))
  const forbidden = await page.evaluate((htmls) => xss.checkHtml(htmls), results)
  const differences = sample.filter(([, inBrowser], index) => results[index] !== inBrowser)
  return [
    {
      name: 'forbidden nodes after the sanitizer of the prerender',
      cases: sample.length,
      failures: forbidden.flatMap((what, index) =>
        what === null ? [] : [`${sample[index]?.[0]} leaves ${what}`],
      ),
    },
    // The parsers differ in select and in text between table and row.
    {
      name: `  ${differences.length} differ between prerender and browser`,
      cases: sample.length,
      failures: [],
    },
  ]
}

async function checkLinks(page: Page, seed: number, runs: number): Promise<Check[]> {
  const result = await page.evaluate(([from, count]) => xss.checkLinks(from, count), [
    seed,
    runs,
  ] as const)
  return [
    {
      name: `hostile links, seed ${seed}`,
      cases: result.cases + result.runs,
      failures: result.failures,
    },
    {
      name: `control: a first guess is wrong ${result.naiveFailures} times`,
      cases: result.cases + result.runs,
      failures: result.naiveFailures >= 30 ? [] : ['the cases find no fault in a naive check'],
    },
  ]
}

/** Checks the sanitizer and the link check in a browser. */
export async function checkSanitizer(
  browser: Browser,
  { seed, step, controlStep, linkRuns }: SanitizerOptions,
): Promise<Check[]> {
  const page = await openSanitizerPage(browser)
  const checks = [
    ...(await checkVectors(page, step)),
    await checkControl(page, controlStep),
    ...(await checkPrerender(page, step)),
    ...(await checkLinks(page, seed, linkRuns)),
  ]
  await page.context().close()
  return checks
}
