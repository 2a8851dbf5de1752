import type { Ranker, Season } from '../ranking.schema.ts'

/** A season in a player's history. */
export interface HistoryPoint {
  season: Season
  /**
   * - `ranked`: on the leaderboard
   * - `absent`: not on the leaderboard
   * - `shared`: the nickname occurs more than once, so the rank is unknown
   * - `loading`, `failed`: no data
   */
  kind: 'ranked' | 'absent' | 'shared' | 'loading' | 'failed'
  /** 0 unless ranked. */
  rank: number
}

/** The loading state of a season's leaderboard. */
export interface KnownBoard {
  season: Season
  rows: readonly Ranker[] | undefined
  isFailed: boolean
}

function pointOf({ season, rows, isFailed }: KnownBoard, nickname: string): HistoryPoint {
  if (rows === undefined) return { season, kind: isFailed ? 'failed' : 'loading', rank: 0 }
  const [first, second] = rows.filter((row) => row.nickname === nickname)
  if (first === undefined) return { season, kind: 'absent', rank: 0 }
  if (second !== undefined) return { season, kind: 'shared', rank: 0 }
  return { season, kind: 'ranked', rank: first.rank }
}

/** Returns a player's ranks by season, matched by exact nickname. */
export function historyOf(boards: readonly KnownBoard[], nickname: string): HistoryPoint[] {
  return boards.map((board) => pointOf(board, nickname))
}

export interface ChartPoint {
  x: number
  y: number
  rank: number
}

/**
 * Returns the chart as polylines in a box of `width` by `height`, with the best rank on top. Seasons without a
 * rank interrupt the line.
 * @param points newest first; the newest is at the right
 */
export function chartRuns(
  points: readonly HistoryPoint[],
  width: number,
  height: number,
): readonly (readonly ChartPoint[])[] {
  const ranks = points.filter(({ kind }) => kind === 'ranked').map(({ rank }) => rank)
  const best = Math.min(...ranks)
  const span = Math.max(...ranks) - best
  const step = points.length > 1 ? width / (points.length - 1) : 0
  const runs: ChartPoint[][] = []
  let run: ChartPoint[] = []
  points.forEach(({ kind, rank }, index) => {
    if (kind !== 'ranked') {
      run = []
      return
    }
    if (run.length === 0) runs.push(run)
    const y = span === 0 ? height / 2 : ((rank - best) / span) * height
    run.push({ x: points.length > 1 ? width - index * step : width / 2, y, rank })
  })
  return runs
}
