import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { Part } from '#ui/error-boundary.tsx'
import type { BoardType } from './board-type.ts'
import styles from './pinned-players.module.css'
import { pinnedAtom } from './pinned.atoms.ts'
import type { Ranker } from './ranking.schema.ts'

// Nothing of it is in a stored page, so it need not come before the page is there.
const PinnedList = lazy(async () => ({ default: (await import('./pinned-list.tsx')).PinnedList }))

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
  return (
    <section aria-label={t`My rank and starred players`} className={styles.pinned}>
      {pinned && (
        <Part>
          <Suspense>
            <PinnedList pinned={pinned} type={type} rankers={rankers} />
          </Suspense>
        </Part>
      )}
    </section>
  )
}
