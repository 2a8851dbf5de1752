import { Trans } from '@lingui/react/macro'
import { ratingTier } from '#lib/rating-tier.ts'
import { Badge } from '#ui/badge.tsx'

/** The rating tier of a player's style points (spec section 9). */
export function TierBadge({ score }: { score: number | null }) {
  const tier = ratingTier(score)
  return (
    <span data-tier={tier}>
      <Badge tone={tier === 0 ? 'quiet' : 'gold'}>
        <Trans>Tier {tier}</Trans>
      </Badge>
    </span>
  )
}
