import { useLingui } from '@lingui/react/macro'
import { Icon } from '#ui/icons.tsx'
import { movementOf } from './movement.ts'
import styles from './movement-mark.module.css'

interface MovementMarkProps {
  rank: number
  /** The rank on the board before: 0 for none, nothing where it is not known. */
  before: number | null | undefined
}

/** How a rank has moved against the season before: an arrow and a number, and the same in words. */
export function MovementMark({ rank, before }: MovementMarkProps) {
  const { t } = useLingui()
  const movement = movementOf(rank, before)
  if (movement === null) return <span className={styles.mark} />
  const { kind, places } = movement
  if (kind === 'new' || kind === 'same') {
    return (
      <span className={styles.mark} data-kind={kind}>
        {kind === 'new' ? (
          t`New`
        ) : (
          <>
            <span aria-hidden="true">–</span>
            <span className="visually-hidden">{t`same rank as before`}</span>
          </>
        )}
      </span>
    )
  }
  return (
    <span className={styles.mark} data-kind={kind}>
      <Icon name={kind === 'up' ? 'arrow-up' : 'arrow-down'} />
      <span aria-hidden="true">{places}</span>
      <span className="visually-hidden">
        {kind === 'up' ? t`up by ${places}` : t`down by ${places}`}
      </span>
    </span>
  )
}
