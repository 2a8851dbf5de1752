import { Trans, useLingui } from '@lingui/react/macro'
import { Fragment, useState } from 'react'
import { Button } from '#ui/form/button.tsx'
import { seasonKey, type BoardType, type Season } from '../ranking.schema.ts'
import { useSeasonName } from '../season/season-name.ts'
import { monthInWords } from '#i18n/dates-in-words.ts'
import { newestFirst } from '../season/seasons.ts'
import { chartRuns, historyOf, type HistoryPoint } from './season-history.ts'
import { useVisibleName } from '#ui/name/visible-name.tsx'
import { Disclosure } from '#ui/card/disclosure.tsx'
import { useQueries } from '@tanstack/react-query'
import { boardQueries } from '../board/board.queries.ts'
import styles from './player-history.module.css'

interface PlayerHistoryProps {
  nickname: string
  type: BoardType
  seasons: readonly Season[]
  /** The last season of the history. */
  shown: Season
}

/** Seasons to load with the dialog, and per click: a leaderboard is 12 kB, and two of them are loaded already. */
const seasonsAtOnce = 6

/** Renders the chart of a player's ranks in recent seasons; earlier ones load on request. */
export function PlayerHistory({ nickname, type, seasons, shown }: PlayerHistoryProps) {
  const [count, setCount] = useState(seasonsAtOnce)
  const all = newestFirst(seasons)
  const past = all.slice(all.findIndex(({ fileName }) => fileName === shown.fileName))
  const requested = past.slice(0, count)
  const boards = useBoards(
    type,
    requested.map(({ fileName }) => fileName),
  )
  const known = requested.map((season, index) => ({
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
    <section className="stack">
      <h3 className="title">
        <Trans>Season history</Trans>
      </h3>
      <HistoryChart points={points} nickname={nickname} />
      <div className="cluster">
        <HistoryTable points={points} />
        {failed.length > 0 && (
          <Button onClick={() => failed.forEach((board) => void board.refetch())}>
            <Trans>Retry</Trans>
          </Button>
        )}
        {count < past.length && (
          <Button busy={isLoading} onClick={() => setCount(count + seasonsAtOnce)}>
            <Trans>Earlier seasons</Trans>
          </Button>
        )}
      </div>
    </section>
  )
}

interface HistoryChartProps {
  /** Newest first. */
  points: readonly HistoryPoint[]
  nickname: string
}

const [width, height] = [320, 168]
/** The space around the points, for their ranks and, below them, the months. */
const [edge, above, below] = [32, 36, 56]
/** The least distance between two months. */
const apart = 64

/** Renders the chart of a player's ranks, best on top. The table next to it is the text alternative. */
function HistoryChart({ points, nickname: name }: HistoryChartProps) {
  const { t, i18n } = useLingui()
  const visibleName = useVisibleName()
  const [inlineSize, blockSize] = [width - 2 * edge, height - above - below]
  const runs = chartRuns(points, inlineSize, blockSize)
  const ranks = runs.flat().map(({ rank }) => rank)
  if (ranks.length === 0) {
    return (
      <p className={styles.chart}>
        {points.every(({ kind }) => kind === 'absent') ? (
          <Trans>Not ranked in any of these seasons.</Trans>
        ) : (
          ' '
        )}
      </p>
    )
  }
  const nickname = visibleName(name)
  const [best, worst] = [Math.min(...ranks), Math.max(...ranks)]
  return (
    <svg
      className={styles.chart}
      viewBox={`${-edge} ${-above} ${width} ${height}`}
      role="img"
      aria-label={t`Rank history for ${nickname}: best rank ${best}, worst rank ${worst}`}
    >
      {monthsOf(points, inlineSize).map(({ x, month }) => (
        <Fragment key={x}>
          <line x1={x} x2={x} y1={-above} y2={blockSize + below - 28} />
          <text className="meta" x={x} y={blockSize + below - 12}>
            {monthInWords(month, i18n.locale)}
          </text>
        </Fragment>
      ))}
      {runs.map((run) => (
        <polyline key={run[0]?.x} points={run.map(({ x, y }) => `${x},${y}`).join(' ')} />
      ))}
      {runs.map((run) =>
        run.map(({ x, y, rank }, index) => (
          <Fragment key={x}>
            <circle cx={x} cy={y} r="4" />
            <text x={x} y={isLow(run, index) ? y + 17 : y - 9}>
              {rank}
            </text>
          </Fragment>
        )),
      )}
    </svg>
  )
}

/** Returns the months of the axis, oldest first, each at its first season, as far as they fit. */
function monthsOf(points: readonly HistoryPoint[], inlineSize: number) {
  const step = points.length > 1 ? inlineSize / (points.length - 1) : 0
  const months: { x: number; month: number }[] = []
  for (const index of points.keys()) {
    const month = points.at(-1 - index)?.season.month ?? 0
    const last = months.at(-1)
    const x = points.length > 1 ? index * step : inlineSize / 2
    if (last === undefined || (last.month !== month && x - last.x >= apart))
      months.push({ x, month })
  }
  return months
}

/** Returns true if the line rises on both sides of a point, so that a label above would be on the line. */
const isLow = (run: readonly { y: number }[], index: number) =>
  [index - 1, index + 1].every((at) => (run[at]?.y ?? Infinity) < (run[index]?.y ?? 0))

/** Renders the data table of the chart: every requested season, newest first. */
function HistoryTable({ points }: { points: readonly HistoryPoint[] }) {
  const { t } = useLingui()
  const seasonName = useSeasonName()
  const texts = {
    absent: t({
      comment: 'A table cell: the player is not on the leaderboard.',
      message: `Not ranked`,
    }),
    shared: t({ comment: 'A table cell, short.', message: `More than one player has this name` }),
    loading: t`Loading`,
    failed: t({
      comment: 'A table cell: the season could not be loaded.',
      message: `Couldn't load`,
    }),
  }
  return (
    <Disclosure summary={<Trans>Show as a table</Trans>}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Season</Trans>
            </th>
            <th scope="col">
              <Trans>Rank</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {points.map(({ season, kind, rank }) => (
            <tr key={seasonKey(season)}>
              <th scope="row">{seasonName(season)}</th>
              <td>{kind === 'ranked' ? rank : texts[kind]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Disclosure>
  )
}

/** Loads the leaderboards of several seasons, in the same order. */
const useBoards = (type: BoardType, fileNames: readonly string[]) =>
  useQueries({ queries: fileNames.map((fileName) => boardQueries.board(type, fileName)) })
