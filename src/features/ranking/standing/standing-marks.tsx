// The cells are those of a table that CSS lays out differently, so their roles are explicit.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import { movementOf, type Movement } from './standing.ts'
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
  /** True for a cell of the column `change` of a leaderboard. */
  isCell?: boolean
}

const arrows = { up: '▲', down: '▼' }

/** Returns the text of a rank change and, if it is a symbol, its text alternative. */
function markOf({ kind, places }: Movement, texts: MovementTexts): { text: string; name?: string } {
  if (kind === 'new') return { text: texts.new }
  if (kind === 'same') return { text: '=', name: texts.same }
  return { text: `${arrows[kind]}${places}`, name: texts[kind](places) }
}

/**
 * Renders the rank change since the previous season: an arrow and a number, with a text alternative. A
 * leaderboard renders a hundred of them, so it is a single element without hooks.
 */
export function MovementMark({ rank, before, texts, isCell = false }: MovementMarkProps) {
  const movement = movementOf(rank, before)
  const { text, name } =
    movement === null ? { text: before === null ? '–' : null } : markOf(movement, texts)
  const props = {
    className: styles.mark,
    'data-kind': movement?.kind,
    'aria-label': name,
    children: text,
  }
  return isCell ? (
    <td role="cell" data-column="change" {...props} />
  ) : (
    <span role={name && 'img'} {...props} />
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

interface RankNumberProps {
  rank: number
  /** True for a cell of the column `rank` of a leaderboard. */
  isCell?: boolean
}

/** Renders the number of a rank; the first three are in metal. */
export function RankNumber({ rank, isCell = false }: RankNumberProps) {
  const props = { className: styles.rank, 'data-rank': rank, children: rank }
  return isCell ? <td role="cell" data-column="rank" {...props} /> : <span {...props} />
}
