import { Trans } from '@lingui/react/macro'
import { Suspense } from 'react'
import { lazyExtra } from '#ui/feedback/lazy-extra.ts'
import type { BoardType } from '../board/board-type.ts'
import { OwnNameForm } from './own-name-form.tsx'
import type { PinnedNames } from './pinned-names.ts'
import styles from './pinned-players.module.css'
import type { Ranker } from '../ranking.schema.ts'

// For visitors who follow a player; the size of a card is fixed.
const PinnedCard = lazyExtra(async () => (await import('./pinned-card.tsx')).PinnedCard)

interface PinnedListProps {
  pinned: PinnedNames
  type: BoardType
  /** `undefined` while the leaderboard loads. */
  rankers: readonly Ranker[] | undefined
}

/** Renders the visitor's own rank or the form for it, followed by the starred players. */
export function PinnedList({ pinned, type, rankers }: PinnedListProps) {
  const card = (nickname: string, isOwn: boolean) => (
    <li key={nickname}>
      <Suspense>
        <PinnedCard nickname={nickname} isOwn={isOwn} type={type} rankers={rankers} />
      </Suspense>
    </li>
  )
  return (
    <ul className={styles.cards}>
      {pinned.own === '' ? (
        <li>
          <OwnNameForm rankers={rankers} />
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
