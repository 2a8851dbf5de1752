/** An entry of the Event Timing API that belongs to an interaction. */
export interface Interaction {
  /** Shared by the events of one tap or key. */
  id: number
  name: string
  startTime: number
  /** From the input to the next paint, in steps of 8 ms. */
  duration: number
}

/** An interaction is as slow as its slowest event (https://web.dev/articles/inp). */
export function interactionDurations(entries: readonly Interaction[]): number[] {
  const slowest = new Map<number, number>()
  for (const { id, duration } of entries) {
    slowest.set(id, Math.max(slowest.get(id) ?? 0, duration))
  }
  return [...slowest.values()]
}

/**
 * Returns the slowest interaction. A visit of fewer than 50 interactions has this as its INP. An
 * interaction faster than 16 ms leaves no entry, so a visit without entries has 0.
 */
export const slowestInteraction = (entries: readonly Interaction[]): number =>
  Math.max(0, ...interactionDurations(entries))
