import { median } from '../lib/averages.ts'
import { limits } from '../sizes/limits.ts'
import type { Baseline, Load } from './load.ts'
import type { Visit } from './visit.ts'

/** One round of a page next to its baseline; the main page has the scripted visit as well. */
export interface Round {
  page: Load
  baseline: Baseline
  visit?: Visit
}

type Limit = number | ((path: string) => number)

/** A value of a round; `null` if the page does not have it. */
type Read = (round: Round) => number | null

/** The name of a metric, its digits, its limit and its goal, if it has them, and its value. */
type Metric = [name: string, digits: number, must: Limit | null, goal: number | null, read: Read]

const ratio = (
  name: string,
  must: number,
  goal: number,
  read: (load: Baseline) => number,
): Metric => [
  `${name} / baseline`,
  2,
  must,
  goal,
  ({ page, baseline }) => read(page) / read(baseline),
]

const visited =
  (read: (visit: Visit, baseline: Baseline) => number): Read =>
  ({ visit, baseline }) =>
    visit ? read(visit, baseline) : null

const scriptLimit = (path: string) => limits[path === '/' ? '/index' : path]?.scripts ?? Number.NaN

const metrics: readonly Metric[] = [
  ['FCP, ms', 0, null, null, ({ page }) => page.fcp],
  ratio('FCP', 1.1, 1, ({ fcp }) => fcp),
  ['LCP, ms', 0, null, null, ({ page }) => page.lcp],
  ratio('LCP', 1.05, 1, ({ lcp }) => lcp),
  ['TBT, ms', 0, 100, 50, ({ page }) => page.tbt],
  ['CLS', 3, 0.01, 0, ({ page }) => page.shift],
  ratio('menu opens', 1.15, 1, ({ native }) => native),
  [
    'consent is answered / baseline',
    2,
    1.15,
    1,
    ({ page, baseline }) => page.consent / baseline.native,
  ],
  ['hydrated, ms', 0, null, null, ({ page }) => page.hydrated],
  ['hydrated / baseline', 2, null, 3, ({ page, baseline }) => page.hydrated / baseline.native],
  // Fewer would cost more kB (docs/decisions/0011-chunks.md).
  ['files until interactive', 0, 28, null, ({ page }) => page.files],
  ['JS + catalog until interactive, kB', 1, scriptLimit, null, ({ page }) => page.bytes / 1000],
  ['JS + catalog in 10 s, kB', 1, 180, null, ({ page }) => page.allBytes / 1000],
  ['API calls', 0, 2, null, ({ page }) => page.calls],
  [
    'INP of the visit, ms',
    0,
    150,
    100,
    visited((visit) => Math.max(...Object.values(visit.steps))),
  ],
  ['next view, ms', 0, null, null, visited(({ nextView }) => nextView)],
  ['next view / baseline FCP', 2, 0.25, 0.15, visited(({ nextView }, { fcp }) => nextView / fcp)],
  ['CLS of the next view', 3, 0.01, 0, visited(({ nextShift }) => nextShift)],
]

/** The rounds of one page in one language. */
interface Column {
  name: string
  lang: string
  path: string
  rounds: readonly Round[]
}

/**
 * Formats the medians as a Markdown table. A value above its limit, or not measured, is bold.
 * @returns the table, and how many values miss their limit
 */
export function tableOf(columns: readonly Column[]): { table: string; missed: number } {
  let missed = 0
  const rows = metrics.map(([name, digits, must, goal, read]) => {
    const limitOf = (path: string) => (typeof must === 'function' ? must(path) : must)
    const cells = columns.map(({ path, rounds }) => {
      const values = rounds.map(read)
      const taken = values.filter((each) => each !== null)
      if (values.length > 0 && taken.length === 0) return '–'
      const limit = limitOf(path)
      const middle = median(taken)
      if (limit === null || middle <= limit) return middle.toFixed(digits)
      missed += 1
      return `**${middle.toFixed(digits)}**`
    })
    const budgets = new Set(columns.map(({ path }) => limitOf(path) ?? '–'))
    return [name, [...budgets].join(', '), `${goal ?? '–'}`].concat(cells)
  })
  const head = ['', 'budget', 'target', ...columns.map(({ name, lang }) => `${name} ${lang}`)]
  const lines = [head, head.map(() => '---'), ...rows]
  return { table: lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n'), missed }
}
