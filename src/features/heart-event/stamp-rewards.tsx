import { Trans } from '@lingui/react/macro'
import { formatNumber } from '#i18n/numbers.ts'
import { DayInWords } from '#ui/date/date.tsx'
import { eventRewards } from '#site-events.ts'
import { rewardDates } from './reward-dates.ts'
import { RewardList } from './reward-list.tsx'
import { RewardTile } from './reward-tile.tsx'

interface StampRewardsProps {
  eventId: number
  /** End of the event, epoch ms; `null` if unknown. */
  endsAt: number | null | undefined
}

/** Lists the stamp rewards of a special event, with the last delivery and claim dates. */
export function StampRewards({ eventId, endsAt }: StampRewardsProps) {
  const rewards = eventRewards[eventId]
  if (!rewards) return null
  return (
    <RewardList note={endsAt && <LastDates endsAt={endsAt} />}>
      {rewards.map((reward) => {
        const stamps = formatNumber(reward.goal)
        return (
          <RewardTile key={reward.goal} reward={reward} goal={<Trans>{stamps} stamps</Trans>} />
        )
      })}
    </RewardList>
  )
}

function LastDates({ endsAt }: { endsAt: number }) {
  const { sentBy, claimBy } = rewardDates(endsAt)
  return (
    <Trans>
      For a goal met on the last day, rewards are sent by <DayInWords instant={sentBy} /> and can be
      claimed until <DayInWords instant={claimBy} />.
    </Trans>
  )
}
