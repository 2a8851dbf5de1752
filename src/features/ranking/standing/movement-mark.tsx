import { movementOf } from './movement.ts'
import styles from './movement-mark.module.css'
import type { MovementWords } from './use-movement-words.ts'

interface MovementMarkProps {
  rank: number
  /** The previous rank: 0 if absent, `null` or `undefined` if unknown. */
  before: number | null | undefined
  words: MovementWords
}

/**
 * Renders the rank change since the previous season: an arrow and a number, with a text alternative. A
 * leaderboard renders a hundred of them, so it is a single element without hooks.
 */
export function MovementMark({ rank, before, words }: MovementMarkProps) {
  const movement = movementOf(rank, before)
  if (movement === null) return <span className={styles.mark} />
  const { kind, places } = movement
  if (kind === 'new') {
    return (
      <span className={styles.mark} data-kind={kind}>
        {words.new}
      </span>
    )
  }
  const name = kind === 'same' ? words.same : words[kind](places)
  return (
    <span className={styles.mark} data-kind={kind} role="img" aria-label={name}>
      {kind === 'same' ? '–' : places}
    </span>
  )
}
