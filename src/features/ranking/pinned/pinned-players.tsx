import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { BoardType } from '../board/board-type.ts'
import styles from './pinned-players.module.css'
import { PinnedList } from './pinned-list.tsx'
import type { PinnedNames } from './pinned-names.ts'
import { pinnedAtom } from './pinned.atoms.ts'
import type { Ranker } from '../ranking.schema.ts'

/** Prerendered: most visitors follow no player. */
const noNames: PinnedNames = { own: '', stars: [] }

interface PinnedPlayersProps {
  type: BoardType
  /** `undefined` while the leaderboard loads. */
  rankers: readonly Ranker[] | undefined
}

/**
 * Renders the own rank and the starred players in a line of a fixed height. The page is prerendered with the
 * form for the own name. Names that the device stores replace the form after hydration, without a layout shift.
 */
export function PinnedPlayers({ type, rankers }: PinnedPlayersProps) {
  const { t } = useLingui()
  const pinned = useAtomValue(pinnedAtom)
  return (
    <section aria-label={t`My rank and starred players`} className={styles.pinned}>
      <PinnedList pinned={pinned ?? noNames} type={type} rankers={rankers} />
    </section>
  )
}
