import { Trans } from '@lingui/react/macro'
import type { BoardType } from '../board/board-type.ts'
import { OwnNameForm } from './own-name-form.tsx'
import { PinnedCard } from './pinned-card.tsx'
import type { PinnedNames } from './pinned-names.ts'
import styles from './pinned-players.module.css'
import type { Ranker } from '../ranking.schema.ts'

interface PinnedListProps {
  pinned: PinnedNames
  type: BoardType
  /** The board; not there yet while it is read. */
  rankers: readonly Ranker[] | undefined
}

/** The visitor's own row or the question for it, then those of starred players. */
export function PinnedList({ pinned, type, rankers }: PinnedListProps) {
  const card = (nickname: string, isOwn: boolean) => (
    <li key={nickname}>
      <PinnedCard nickname={nickname} isOwn={isOwn} type={type} rankers={rankers} />
    </li>
  )
  return (
    <ul className={styles.cards}>
      {pinned.own === '' ? (
        <li>
          <OwnNameForm />
        </li>
      ) : (
        card(pinned.own, true)
      )}
      {pinned.stars.filter((name) => name !== pinned.own).map((name) => card(name, false))}
      {pinned.stars.length === 0 && (
        <li className={styles.hint}>
          <Trans>
            Tap a player on the leaderboard and star them to see them here every season.
          </Trans>
        </li>
      )}
    </ul>
  )
}
