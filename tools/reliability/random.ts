/** A seeded source of random numbers: the same seed gives the same numbers on every machine. */
export interface Random {
  /** A number from 0 up to, but not including, 1. */
  next: () => number
  /** An integer from 0 up to, but not including, `end`. */
  below: (end: number) => number
  pick: <T>(values: readonly [T, ...T[]] | readonly T[]) => T
}

/** Creates a source of random numbers (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d_2b_79_f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (end: number) => Math.floor(next() * end)
  return {
    next,
    below,
    pick: (values) => {
      const value = values[below(values.length)]
      if (value === undefined) throw new Error('There is nothing to pick from.')
      return value
    },
  }
}
