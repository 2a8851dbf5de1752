import { sorted } from '../../src/lib/sorted.ts'

/** The number of slowest pages that are named. */
const namedPages = 3

/** Measures tasks by their names, and describes the slowest. */
export function createTimings() {
  const begun = performance.now()
  const durations: { name: string; ms: number }[] = []
  return {
    async measure<T>(name: string, task: () => Promise<T>): Promise<T> {
      const start = performance.now()
      const result = await task()
      durations.push({ name, ms: performance.now() - start })
      return result
    },
    /** Returns a line such as `3 pages in 0.4 s, slowest: /kr/ 120 ms`. */
    summary(): string {
      const seconds = ((performance.now() - begun) / 1000).toFixed(1)
      const slowest = sorted(durations, (one, other) => other.ms - one.ms)
        .slice(0, namedPages)
        .map(({ name, ms }) => `${name} ${ms.toFixed(0)} ms`)
      const total = `${durations.length} pages in ${seconds} s`
      return slowest.length === 0 ? total : `${total}, slowest: ${slowest.join(', ')}`
    },
  }
}
