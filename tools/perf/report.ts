import type { Limit } from './limits.ts'
import { median } from '../lib/median.ts'

/** The median of one metric, checked against its limits. */
export interface Row {
  name: string
  value: number
  unit: string
  must: number | null
  goal: number | null
  isMissed: boolean
  /** The value of each round. */
  rounds: number[]
}

/** Returns a row per limit, with the median of the rounds. A value that is not a number is missed. */
export const rowsOf = <Round>(limits: readonly Limit<Round>[], taken: readonly Round[]): Row[] =>
  limits.map(({ name, unit, value, must, goal }) => {
    const rounds = taken.map(value)
    const middle = median(rounds)
    const isMissed = must !== undefined && !(middle <= must)
    return { name, unit, value: middle, must: must ?? null, goal: goal ?? null, isMissed, rounds }
  })

const digits: Record<string, number> = { x: 2, ms: 0, kB: 1 }

function shown({ unit, name }: Row, value: number | null): string {
  if (value === null) return ''
  if (unit === '') return name.startsWith('CLS') ? value.toFixed(3) : value.toFixed(0)
  const number = value.toFixed(digits[unit] ?? 0)
  return unit === 'x' ? `x ${number}` : `${number} ${unit}`
}

/** Formats one table; a metric without limits has no verdict. */
export function tableOf(title: string, rows: readonly Row[]): string {
  const lines = rows.map((row) => {
    const verdict = row.isMissed ? 'MISSED' : row.must === null ? '' : 'ok'
    const cells = [row.value, row.must, row.goal].map((value) => shown(row, value).padStart(10))
    return `  ${row.name.padEnd(36)}${cells.join('')}  ${verdict}`.trimEnd()
  })
  const head = `  ${''.padEnd(36)}${['value', 'must', 'goal'].map((name) => name.padStart(10)).join('')}`
  return ['', title, head, ...lines].join('\n')
}
