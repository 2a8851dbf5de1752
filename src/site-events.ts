import type { MascotId } from './site-mascots.ts'

// Settings of the event pages, the counterpart of src/site.ts. Only these pages load them.

/** The mascot that holds an event with a page of its own: it is in the artwork of the page. */
export const eventHosts: Record<number, MascotId | undefined> = {
  540: 'moru',
  541: 'pado',
  542: 'ipsae',
  544: 'lumi',
}

/** A reward and the goal that unlocks it: a number of hearts or of stamps. */
export interface EventReward {
  goal: number
  amount: number
  /** Lanterns, shells, or a decoration for the island. */
  of: 'lanterns' | 'shells' | 'heart' | 'boat' | 'lighthouse' | 'house'
  /** The colors of lanterns and shells, if they are not gold and coral. */
  look?: 'lilac' | 'rose'
}

const stampRewards = (
  prize: EventReward['of'],
  gifts: Pick<EventReward, 'look'>,
): EventReward[] => [
  { goal: 3, amount: 100, of: 'lanterns', ...gifts },
  { goal: 7, amount: 50, of: 'shells', ...gifts },
  { goal: 14, amount: 1, of: prize },
]

/**
 * The times at which the hearts of each step were reached, lowest step first; empty: not reached,
 * or unknown.
 */
export const heartStepsMetAt: readonly string[] = [
  '2023-06-06T21:40+09:00',
  '2023-06-16T18:05+09:00',
  '2023-06-24T12:30+09:00',
]

/** The rewards of an event, lowest goal first. An event without an entry has no rewards section. */
export const eventRewards: Record<number, EventReward[] | undefined> = {
  540: [
    { goal: 1_000_000, amount: 100, of: 'lanterns' },
    { goal: 2_000_000, amount: 30, of: 'shells' },
    { goal: 3_000_000, amount: 200, of: 'lanterns' },
    { goal: 4_000_000, amount: 60, of: 'shells' },
    { goal: 4_500_000, amount: 1, of: 'heart' },
  ],
  541: stampRewards('boat', {}),
  542: stampRewards('lighthouse', { look: 'lilac' }),
  544: stampRewards('house', { look: 'rose' }),
}
