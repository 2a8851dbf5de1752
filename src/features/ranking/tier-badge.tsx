import { useLingui } from '@lingui/react/macro'
import { ratingTier } from '#lib/rating-tier.ts'
import { Badge } from '#ui/badge.tsx'

/** The rating tier of a player's style points (spec section 9); the lowest is no achievement and not said. */
export function TierBadge({ score }: { score: number | null }) {
  const { t } = useLingui()
  const tier = ratingTier(score)
  if (tier === 0) return null
  return (
    <span data-tier={tier}>
      <Badge tone="gold">{t`Tier ${tier}`}</Badge>
    </span>
  )
}
