import badge from '#ui/card/badge.module.css'

interface TierBadgeProps {
  /** 0 to 5. */
  tier: number
  /** "Tier N" in the language of the page. */
  name: string | undefined
}

/** Renders the rating tier of a player's style points; gold from tier 1. */
export function TierBadge({ tier, name }: TierBadgeProps) {
  return (
    <span className={`${badge.badge} ${tier > 0 ? badge.gold : badge.quiet}`} data-tier={tier}>
      {name}
    </span>
  )
}
