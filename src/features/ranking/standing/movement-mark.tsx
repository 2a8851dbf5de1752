import { movementOf } from './movement.ts'
import styles from './movement-mark.module.css'
import type { MovementWords } from './use-movement-words.ts'

interface MovementMarkProps {
  rank: number
  /** The rank on the board before: 0 for none, nothing where it is not known. */
  before: number | null | undefined
  words: MovementWords
}

/**
 * How a rank has moved against the season before: an arrow and a number, and the same in words. A
 * board has a hundred of them, so it is one element and asks for nothing itself.
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
