import type { Clicks, Load } from './load.ts'
import type { PageName } from './pages.ts'
import type { Visit } from './visit.ts'

/** One round of a page next to its baseline. */
export interface PageRound {
  page: Load & Clicks
  baseline: Load & Pick<Clicks, 'native'>
}

/** One round of the scripted visit, next to the load of the main page's baseline. */
export interface VisitRound {
  visit: Visit
  baseline: Load
}

export interface Limit<Round> {
  name: string
  unit: 'x' | 'ms' | 'kB' | ''
  value: (round: Round) => number
  must?: number
  goal?: number
}

const scriptLimit = (page: PageName) => (page === 'ranking' ? 155 : 145)

/** Limits of a page load. Ratios compare with the baseline of the same round. */
export const pageLimits = (name: PageName): readonly Limit<PageRound>[] => [
  { name: 'FCP', unit: 'ms', value: ({ page }) => page.fcp },
  {
    name: 'FCP / baseline',
    unit: 'x',
    must: 1.1,
    goal: 1,
    value: ({ page, baseline }) => page.fcp / baseline.fcp,
  },
  { name: 'LCP', unit: 'ms', value: ({ page }) => page.lcp },
  {
    name: 'LCP / baseline',
    unit: 'x',
    must: 1.08,
    goal: 1,
    value: ({ page, baseline }) => page.lcp / baseline.lcp,
  },
  { name: 'TBT', unit: 'ms', must: 150, goal: 50, value: ({ page }) => page.tbt },
  { name: 'CLS', unit: '', must: 0.01, goal: 0, value: ({ page }) => page.shift },
  { name: 'first native click', unit: 'ms', value: ({ page }) => page.native },
  {
    name: 'first native click / baseline',
    unit: 'x',
    must: 1.1,
    goal: 1,
    value: ({ page, baseline }) => page.native / baseline.native,
  },
  { name: 'first hydrated click', unit: 'ms', value: ({ page }) => page.hydrated },
  {
    name: 'first hydrated click / baseline',
    unit: 'x',
    must: 3.9,
    goal: 2.8,
    value: ({ page, baseline }) => page.hydrated / baseline.native,
  },
  { name: 'interactive', unit: 'ms', value: ({ page }) => page.interactive },
  {
    name: 'JS + catalog until interactive',
    unit: 'kB',
    must: scriptLimit(name),
    value: ({ page }) => page.appBytes / 1000,
  },
  {
    name: 'JS in the first 10 s',
    unit: 'kB',
    must: 165,
    goal: 140,
    value: ({ page }) => page.scriptBytes / 1000,
  },
  {
    name: 'requests until interactive',
    unit: '',
    must: 20,
    value: ({ page }) => page.requestsUntilInteractive,
  },
  { name: 'API calls', unit: '', must: 2, value: ({ page }) => page.calls },
  { name: 'requests', unit: '', value: ({ page }) => page.requests },
  { name: 'all bytes', unit: 'kB', value: ({ page }) => page.bytes / 1000 },
  {
    name: 'heap / baseline',
    unit: 'x',
    value: ({ page, baseline }) => page.heap / baseline.heap,
  },
]

const stepNames = [
  'menu',
  'consent',
  'carousel',
  'FAQ',
  'next view',
  'to ranking',
  'sort',
  'filter',
  'player dialog',
  'to coupon',
  'coupon',
] as const

/** Limits of the scripted visit. */
export const visitLimits: readonly Limit<VisitRound>[] = [
  { name: 'INP', unit: 'ms', must: 200, goal: 100, value: ({ visit }) => visit.inp },
  ...stepNames.map((name) => ({
    name: `slowest interaction: ${name}`,
    unit: 'ms' as const,
    value: ({ visit }: VisitRound) => visit.steps[name] ?? Number.NaN,
  })),
  { name: 'next view', unit: 'ms', value: ({ visit }) => visit.nextView },
  {
    name: 'next view / baseline page load',
    unit: 'x',
    must: 0.22,
    goal: 0.1,
    value: ({ visit, baseline }) => visit.nextView / baseline.fcp,
  },
  {
    name: 'CLS of the next view',
    unit: '',
    must: 0.01,
    goal: 0,
    value: ({ visit }) => visit.nextViewShift,
  },
  { name: 'Back', unit: 'ms', value: ({ visit }) => visit.back },
]
