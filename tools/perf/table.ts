import { median } from '../lib/median.ts'
import { limits } from '../sizes/limits.ts'
import type { Load } from './load.ts'
import type { Visit } from './visit.ts'

/** One round of a page next to its baseline; the main page has the scripted visit as well. */
export interface Round {
  page: Load
  baseline: Load
  visit?: Visit
}

interface Metric {
  name: string
  digits: number
  /** The limit, which may depend on the path. */
  must?: number | ((path: string) => number)
  goal?: number
  /** `null` if the page does not have it. */
  value: (round: Round) => number | null
}

const ratio = (name: string, must: number, goal: number, read: (load: Load) => number): Metric => ({
  name: `${name} / baseline`,
  digits: 2,
  must,
  goal,
  value: ({ page, baseline }) => read(page) / read(baseline),
})

const visited = (read: (visit: Visit, baseline: Load) => number): Metric['value'] => {
  return ({ visit, baseline }) => (visit ? read(visit, baseline) : null)
}

const metrics: readonly Metric[] = [
  { name: 'FCP, ms', digits: 0, value: ({ page }) => page.fcp },
  ratio('FCP', 1.1, 1, ({ fcp }) => fcp),
  { name: 'LCP, ms', digits: 0, value: ({ page }) => page.lcp },
  ratio('LCP', 1.05, 1, ({ lcp }) => lcp),
  { name: 'TBT, ms', digits: 0, must: 100, goal: 50, value: ({ page }) => page.tbt },
  { name: 'CLS', digits: 3, must: 0.01, goal: 0, value: ({ page }) => page.shift },
  ratio('native click', 1.1, 1, ({ native }) => native),
  { name: 'hydrated click, ms', digits: 0, value: ({ page }) => page.handled },
  {
    name: 'hydrated click / baseline',
    digits: 2,
    must: 3.4,
    goal: 2.8,
    value: ({ page, baseline }) => page.handled / baseline.native,
  },
  { name: 'files until interactive', digits: 0, must: 8, value: ({ page }) => page.files },
  {
    name: 'JS + catalog until interactive, kB',
    digits: 1,
    must: (path) => limits[path === '/' ? '/index' : path]?.scripts ?? Number.NaN,
    value: ({ page }) => page.bytes / 1000,
  },
  {
    name: 'JS + catalog in 10 s, kB',
    digits: 1,
    must: 180,
    value: ({ page }) => page.allBytes / 1000,
  },
  { name: 'API calls', digits: 0, must: 2, value: ({ page }) => page.calls },
  {
    name: 'INP of the visit, ms',
    digits: 0,
    must: 150,
    goal: 100,
    value: visited(({ steps }) => Math.max(...Object.values(steps))),
  },
  { name: 'next view, ms', digits: 0, value: visited(({ nextView }) => nextView) },
  {
    name: 'next view / baseline FCP',
    digits: 2,
    must: 0.2,
    goal: 0.12,
    value: visited(({ nextView }, { fcp }) => nextView / fcp),
  },
  {
    name: 'CLS of the next view',
    digits: 3,
    must: 0.01,
    goal: 0,
    value: visited(({ nextShift }) => nextShift),
  },
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
  const rows = metrics.map(({ name, digits, must, goal, value }) => {
    const cells = columns.map(({ path, rounds }) => {
      const values = rounds.map(value)
      const taken = values.filter((each) => each !== null)
      if (values.length > 0 && taken.length === 0) return '–'
      const limit = typeof must === 'function' ? must(path) : must
      const middle = median(taken)
      if (limit === undefined || middle <= limit) return middle.toFixed(digits)
      missed += 1
      return `**${middle.toFixed(digits)}**`
    })
    const most = typeof must === 'function' ? columns.map(({ path }) => must(path)) : [must ?? '–']
    return [name, [...new Set(most)].join(', '), `${goal ?? '–'}`].concat(cells)
  })
  const head = ['', 'budget', 'target', ...columns.map(({ name, lang }) => `${name} ${lang}`)]
  const lines = [head, head.map(() => '---'), ...rows]
  return { table: lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n'), missed }
}
