/** A step of a visit: an action and a number from 0 to 1 that chooses its target. */
export interface Step {
  action: string
  pick: number
}

/** Returns a generator of numbers from 0 to 1, always the same for a seed (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296
  }
}

/** Returns the steps of a seed. An action is chosen as often as its weight says. */
export function planOf(
  seed: number,
  length: number,
  weights: Readonly<Record<string, number>>,
): Step[] {
  const random = seededRandom(seed)
  const bag = Object.entries(weights).flatMap(([action, weight]) =>
    Array.from({ length: weight }, () => action),
  )
  return Array.from({ length }, () => ({
    action: bag[Math.floor(random() * bag.length)] ?? '',
    pick: random(),
  }))
}

/**
 * Returns a shorter list of steps that still fails: drops halves, quarters and so on down to single
 * steps. @param fails runs the steps and returns whether the same failure is back
 */
export async function shrink(
  steps: readonly Step[],
  fails: (steps: readonly Step[]) => Promise<boolean>,
): Promise<readonly Step[]> {
  let left = steps
  for (let size = Math.ceil(steps.length / 2); size >= 1; size = Math.floor(size / 2)) {
    for (let start = 0; start < left.length;) {
      const shorter = left.filter((_, index) => index < start || index >= start + size)
      if (shorter.length > 0 && (await fails(shorter))) left = shorter
      else start += size
    }
  }
  return left
}
