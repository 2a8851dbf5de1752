import type { Result } from './run-contract.ts'

/** 0: conforms, 1: differs, 3: no endpoint of the backend responded (2 is a usage error). */
export function exitCode(results: readonly Result[]): 0 | 1 | 3 {
  if (results.every(({ ok }) => ok)) return 0
  return results.every(({ unreachable }) => unreachable) ? 3 : 1
}

/** Returns the results that say something else than those of the check before. */
export function changedResults(before: readonly Result[], after: readonly Result[]): Result[] {
  const problems = new Map(before.map(({ endpoint, problem }) => [endpoint, problem]))
  return after.filter(({ endpoint, problem }) => problems.get(endpoint) !== problem)
}

/**
 * Returns the lines of a report. A backend that is down is one line, not one for each endpoint.
 * @param printed the results with lines of their own; the last line counts all
 */
export function reportLines(
  results: readonly Result[],
  printed: readonly Result[] = results,
): string[] {
  const problems = new Set(results.map(({ problem }) => problem))
  if (exitCode(results) === 3) return [...problems].map((problem) => `FAIL  ${problem ?? ''}`)
  const lines = printed.flatMap(({ endpoint, ok, problem, exchange, docs }) =>
    ok
      ? [`ok    ${endpoint}`]
      : [
          `FAIL  ${endpoint}`,
          `      sent      ${exchange?.sent ?? ''}`,
          `      received  ${exchange?.received ?? ''}`,
          `      problem   ${problem ?? ''}`,
          `      see       ${docs}`,
        ],
  )
  const kept = results.filter(({ ok }) => ok).length
  return [...lines, `${kept} of ${results.length} endpoints conform to docs/openapi.json`]
}
