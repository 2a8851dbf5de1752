export type RewardKind = 'lanterns' | 'shells' | 'hearts'

const words: readonly (readonly [RewardKind, RegExp])[] = [
  ['lanterns', /\blanterns?\b|등불|ランタン/i],
  ['shells', /\bshells?\b|조개|貝/i],
  ['hearts', /\bhearts?\b|하트|ハート/i],
]

/** Returns the kind of reward that a text names first, in any language of the site; lanterns by default. */
export function rewardKindOf(text: string): RewardKind {
  let [first, at]: [RewardKind, number] = ['lanterns', Number.POSITIVE_INFINITY]
  for (const [kind, word] of words) {
    const found = text.search(word)
    if (found >= 0 && found < at) [first, at] = [kind, found]
  }
  return first
}
