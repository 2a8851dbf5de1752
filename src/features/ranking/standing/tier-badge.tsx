import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import styles from './tier-badge.module.css'

interface TierBadgeProps {
  /** 0 to 5. */
  tier: number
  /** "Tier N" in the language of the page. */
  name: string | undefined
}

/** Renders the rating tier of a player's style points; lit from tier 1. */
export function TierBadge({ tier, name }: TierBadgeProps) {
  return (
    <span className={styles.tier} data-tier={tier}>
      {name}
    </span>
  )
}

/** Returns the names of the rating tiers 0 to 5, built once for all rows of a leaderboard. */
export function useTierNames(): readonly string[] {
  const { t } = useLingui()
  return useMemo(() => [0, 1, 2, 3, 4, 5].map((tier) => t`Tier ${tier}`), [t])
}
