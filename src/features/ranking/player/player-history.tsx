import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#ui/form/button.tsx'
import type { BoardType } from '../board/board-type.ts'
import { HistoryChart } from './history-chart.tsx'
import { HistoryTable } from './history-table.tsx'
import styles from './player-history.module.css'
import { useBoards } from '../board/boards.queries.ts'
import type { Season } from '../ranking.schema.ts'
import { newestFirst } from '../season/season-choice.ts'
import { historyOf } from './season-history.ts'

interface PlayerHistoryProps {
  nickname: string
  type: BoardType
  seasons: readonly Season[]
  /** The last season of the history. */
  shown: Season
}

/** Seasons to load per click: a leaderboard is 12 kB. */
const seasonsAtOnce = 6

/** Renders a player's rank history, loaded on request. */
export function PlayerHistory({ nickname, type, seasons, shown }: PlayerHistoryProps) {
  const [count, setCount] = useState(0)
  const all = newestFirst(seasons)
  const past = all.slice(all.findIndex(({ fileName }) => fileName === shown.fileName))
  const asked = past.slice(0, count)
  const boards = useBoards(
    type,
    asked.map(({ fileName }) => fileName),
  )
  const known = asked.map((season, index) => ({
    season,
    rows: boards[index]?.data?.rows,
    isFailed: boards[index]?.isLoadingError === true && boards[index].fetchStatus === 'idle',
  }))
  const points = historyOf(known, nickname)
  const failed = boards.filter(
    ({ isLoadingError, fetchStatus }) => isLoadingError && fetchStatus === 'idle',
  )
  const isLoading = points.some(({ kind }) => kind === 'loading')
  return (
    <section className={styles.history}>
      <h3 className={styles.title}>
        <Trans>Season history</Trans>
      </h3>
      {count > 0 && (
        <>
          <HistoryChart points={points} nickname={nickname} />
          <HistoryTable points={points} />
        </>
      )}
      <div className={styles.tools}>
        {failed.length > 0 && (
          <Button onClick={() => failed.forEach((board) => void board.refetch())}>
            <Trans>Retry</Trans>
          </Button>
        )}
        {count < past.length && (
          <Button busy={isLoading} onClick={() => setCount(count + seasonsAtOnce)}>
            {count === 0 ? (
              <Trans>Show chart of recent seasons</Trans>
            ) : (
              <Trans>Earlier seasons</Trans>
            )}
          </Button>
        )}
      </div>
    </section>
  )
}
