import { movementOf } from './standing.ts'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { Ranker } from '../ranking.schema.ts'
import styles from './standing-marks.module.css'

interface MovementMarkProps {
  rank: number
  /** The previous rank: 0 if absent, `null` or `undefined` if unknown. */
  before: number | null | undefined
  texts: MovementTexts
}

const arrows = { up: '▲', down: '▼' }

/**
 * Renders the rank change since the previous season: an arrow and a number, with a text alternative. A
 * leaderboard renders a hundred of them, so it is a single element without hooks.
 */
export function MovementMark({ rank, before, texts }: MovementMarkProps) {
  const movement = movementOf(rank, before)
  if (movement === null) {
    return <span className={styles.mark} data-kind={before === null ? 'unknown' : undefined} />
  }
  const { kind, places } = movement
  if (kind === 'new') {
    return (
      <span className={styles.mark} data-kind={kind}>
        {texts.new}
      </span>
    )
  }
  const name = kind === 'same' ? texts.same : texts[kind](places)
  return (
    <span className={styles.mark} data-kind={kind} role="img" aria-label={name}>
      {kind === 'same' ? '=' : `${arrows[kind]}${places}`}
    </span>
  )
}

/** Text alternatives of the rank changes. */
export interface MovementTexts {
  up: (places: number) => string
  down: (places: number) => string
  same: string
  new: string
}

/** Returns the texts of rank changes, built once for all rows of a leaderboard. */
export function useMovementTexts(): MovementTexts {
  const { t } = useLingui()
  return useMemo(
    () => ({
      up: (places) =>
        t`up ${plural(places, { one: `${places} place`, other: `${places} places` })}`,
      down: (places) =>
        t`down ${plural(places, { one: `${places} place`, other: `${places} places` })}`,
      same: t({ comment: 'Compared with another season.', message: `same rank as before` }),
      new: t({ comment: 'Of a player who was not on the leaderboard before.', message: `New` }),
    }),
    [t],
  )
}

/** Returns the names of the rating tiers 0 to 5, built once for all rows of a leaderboard. */
export function useTierNames(): readonly string[] {
  const { t } = useLingui()
  return useMemo(() => [0, 1, 2, 3, 4, 5].map((tier) => t`Tier ${tier}`), [t])
}

/** Returns the `data-tone` of a row: the visitor's own one, and those of the podium. */
export const rowTone = (ranker: Ranker | undefined, isOwn: boolean): string | undefined =>
  isOwn ? 'own' : ranker !== undefined && ranker.rank <= 3 ? 'top' : undefined

/** Renders the number of a rank; the first three are in metal. */
export function RankNumber({ rank }: { rank: number }) {
  return (
    <span className={styles.rank} data-rank={rank}>
      {rank}
    </span>
  )
}
