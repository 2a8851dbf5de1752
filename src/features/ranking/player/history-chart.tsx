import { Trans, useLingui } from '@lingui/react/macro'
import { useVisibleName } from '#ui/name/visible-name.tsx'
import styles from './history-chart.module.css'
import { chartRuns, type HistoryPoint } from './season-history.ts'

interface HistoryChartProps {
  /** Newest first. */
  points: readonly HistoryPoint[]
  nickname: string
}

const [width, height] = [320, 120]
const edge = 16

/** Renders the chart of a player's ranks, best on top. The table next to it is the text alternative. */
export function HistoryChart({ points, nickname: name }: HistoryChartProps) {
  const { t } = useLingui()
  const visibleName = useVisibleName()
  const runs = chartRuns(points, width - 2 * edge, height - 3 * edge)
  const ranks = runs.flat().map(({ rank }) => rank)
  if (ranks.length === 0) {
    return (
      <p className={styles.none}>
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
      viewBox={`${-edge} ${-edge * 1.5} ${width} ${height}`}
      role="img"
      aria-label={t`Rank history for ${nickname}: best ${best}, lowest ${worst}`}
    >
      {runs.map((run) => (
        <polyline
          key={run[0]?.x}
          className={styles.line}
          points={run.map(({ x, y }) => `${x},${y}`).join(' ')}
        />
      ))}
      {runs.flat().map(({ x, y, rank }) => (
        <g key={x}>
          <circle className={styles.point} cx={x} cy={y} r="4" />
          <text className={styles.rank} x={x} y={y - 9}>
            {rank}
          </text>
        </g>
      ))}
    </svg>
  )
}
