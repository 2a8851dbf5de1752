import { sorted } from '../../src/lib/collections.ts'

/** The middle one of some numbers; the higher of the two middle ones of an even count. */
export function median(values: readonly number[]): number {
  const inOrder = sorted(values, (one, other) => one - other)
  return inOrder[Math.floor(inOrder.length / 2)] ?? Number.NaN
}

/** The arithmetic mean; `NaN` of no numbers. */
export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length
