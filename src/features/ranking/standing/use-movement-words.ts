import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'

/** What the marks of a board say. */
export interface MovementWords {
  up: (places: number) => string
  down: (places: number) => string
  same: string
  new: string
}

/** The words of movements, made once for all rows of a board. */
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
