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
      same: t`same rank as before`,
      new: t`New`,
    }),
    [t],
  )
}
