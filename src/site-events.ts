// What src/site.ts is for the game, this is for its event pages, which alone load it.

/** So much of what a goal of an event brings: a goal is a number of hearts, or of stamps. */
export interface EventReward {
  goal: number
  amount: number
  of: 'lanterns' | 'shells' | 'decoration'
}

const stampRewards: EventReward[] = [
  { goal: 3, amount: 100, of: 'lanterns' },
  { goal: 7, amount: 50, of: 'shells' },
  { goal: 14, amount: 1, of: 'decoration' },
]

/** When the hearts of each step were all there, lowest first; empty: not yet, or not known. */
export const heartStepsMetAt: readonly string[] = [
  '2023-06-06T21:40+09:00',
  '2023-06-16T18:05+09:00',
  '2023-06-24T12:30+09:00',
]

/** The rewards of an event, lowest goal first; an event without any has no such part. */
export const eventRewards: Record<number, EventReward[] | undefined> = {
  540: [
    { goal: 1_000_000, amount: 100, of: 'lanterns' },
    { goal: 2_000_000, amount: 30, of: 'shells' },
    { goal: 3_000_000, amount: 200, of: 'lanterns' },
    { goal: 4_000_000, amount: 60, of: 'shells' },
    { goal: 4_500_000, amount: 1, of: 'decoration' },
  ],
  541: stampRewards,
  542: stampRewards,
  544: stampRewards,
}
