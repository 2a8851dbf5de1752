import type { Figures, NextView } from './visit.ts'

export interface Limit {
  name: string
  limit: number
  /** `x` is a ratio to the floor. */
  unit: 'x' | 'ms' | ''
  value: (page: Figures, floor: Figures, next: NextView) => number
}

/** The "must" column of the bars for the main page. */
export const limits: readonly Limit[] = [
  { name: 'FCP / floor', limit: 1.1, unit: 'x', value: (p, f) => p.fcp / f.fcp },
  { name: 'LCP / floor', limit: 1.05, unit: 'x', value: (p, f) => p.lcp / f.lcp },
  { name: 'TBT', limit: 80, unit: 'ms', value: (p) => p.tbt },
  {
    name: 'first answered click, native / floor',
    limit: 1.1,
    unit: 'x',
    value: (p, f) => p.click / f.click,
  },
  {
    name: 'first answered click, hydrated / floor',
    limit: 3.9,
    unit: 'x',
    value: (p, f) => p.hydratedClick / f.click,
  },
  { name: 'layout shift of the load', limit: 0.01, unit: '', value: (p) => p.shift },
  {
    name: 'layout shift of the next view',
    limit: 0.01,
    unit: '',
    value: (_p, _f, next) => next.shift,
  },
  {
    name: "next view / floor's page load",
    limit: 0.2,
    unit: 'x',
    value: (_p, f, next) => next.ms / f.fcp,
  },
  {
    name: 'bytes / floor, before scrolling',
    limit: 2.9,
    unit: 'x',
    value: (p, f) => p.bytes / f.bytes,
  },
  { name: 'heap after GC / floor', limit: 3.6, unit: 'x', value: (p, f) => p.heap / f.heap },
  { name: 'tap event', limit: 120, unit: 'ms', value: (_p, _f, next) => next.tapMs },
  { name: 'requests until quiet', limit: 15, unit: '', value: (p) => p.requests },
  { name: 'API calls of a first view', limit: 2, unit: '', value: (p) => p.calls },
]
