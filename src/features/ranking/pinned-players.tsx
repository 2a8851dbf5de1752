import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import type { BoardType } from './board-type.ts'
import { OwnNameForm } from './own-name-form.tsx'
import { PinnedCard } from './pinned-card.tsx'
import styles from './pinned-players.module.css'
import { pinnedAtom, readPinnedAtom } from './pinned.atoms.ts'
import type { Ranker } from './ranking.schema.ts'

interface PinnedPlayersProps {
  type: BoardType
  /** The board; not there yet while it is read. */
  rankers: readonly Ranker[] | undefined
}

/**
 * The visitor's own row and those of starred players, side by side in a line of a fixed height: what
 * only the device knows comes after hydration and moves nothing.
 */
export function PinnedPlayers({ type, rankers }: PinnedPlayersProps) {
  const { t } = useLingui()
  const pinned = useAtomValue(pinnedAtom)
  const read = useSetAtom(readPinnedAtom)
  // Asks the device's storage, which the first render may not.
  useEffect(() => read(), [read])
  const card = (nickname: string, isOwn: boolean) => (
    <li key={nickname}>
      <PinnedCard nickname={nickname} isOwn={isOwn} type={type} rankers={rankers} />
    </li>
  )
  return (
    <section aria-label={t`My row and starred players`} className={styles.pinned}>
      {pinned && (
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
                Press a player on the board to star them: they stay here, season by season.
              </Trans>
            </li>
          )}
        </ul>
      )}
    </section>
  )
}
