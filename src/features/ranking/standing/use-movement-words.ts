import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'

/** Text alternatives of the rank changes. */
export interface MovementWords {
  up: (places: number) => string
  down: (places: number) => string
  same: string
  new: string
}

/** Returns the texts of rank changes, built once for all rows of a leaderboard. */
export function useMovementWords(): MovementWords {
  const { t } = useLingui()
  return useMemo(
    () => ({
      up: (places) => t`up by ${places}`,
      down: (places) => t`down by ${places}`,
      same: t({ comment: 'Compared with another season.', message: `same rank as before` }),
      new: t({ comment: 'Of a player who was not on the leaderboard before.', message: `New` }),
    }),
    [t],
  )
}
