import badge from '#ui/card/badge.module.css'

interface TierBadgeProps {
  /** 0 to 5 (spec section 9, "Rating helper"). */
  tier: number
  /** "Tier N" in the language of the page. */
  name: string | undefined
}

/** The rating tier of a player's style points (decisions, "Small print"); gold from the first on. */
export function TierBadge({ tier, name }: TierBadgeProps) {
  return (
    <span className={`${badge.badge} ${tier > 0 ? badge.gold : badge.quiet}`} data-tier={tier}>
      {name}
    </span>
  )
}
