import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'

/** Returns the names of the rating tiers 0 to 5, built once for all rows of a leaderboard. */
export function useTierNames(): readonly string[] {
  const { t } = useLingui()
  return useMemo(() => [0, 1, 2, 3, 4, 5].map((tier) => t`Tier ${tier}`), [t])
}
