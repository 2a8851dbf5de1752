import { Trans } from '@lingui/react/macro'
import { formatNumber } from '#i18n/numbers.ts'
import { DayInWords } from '#ui/date/date.tsx'
import { eventRewards } from '#site-events.ts'
import { rewardDates } from './reward-dates.ts'
import { RewardStop, RewardTrack } from './reward-track.tsx'

interface StampRewardsProps {
  eventId: number
  /** End of the event, epoch ms; `null` if unknown. */
  endsAt: number | null
}

/** Lists the stamp rewards of a special event, with the last delivery and claim dates. */
export function StampRewards({ eventId, endsAt }: StampRewardsProps) {
  return (
    <RewardTrack note={endsAt !== null && <LastDates endsAt={endsAt} />}>
      {eventRewards[eventId]?.map((reward) => {
        const stamps = formatNumber(reward.goal)
        return (
          <RewardStop key={reward.goal} reward={reward} goal={<Trans>{stamps} stamps</Trans>} />
        )
      })}
    </RewardTrack>
  )
}

function LastDates({ endsAt }: { endsAt: number }) {
  const { sentBy, claimBy } = rewardDates(endsAt)
  return (
    <Trans>
      If you reach a goal on the last day, rewards are sent by <DayInWords instant={sentBy} /> and
      can be claimed until <DayInWords instant={claimBy} />.
    </Trans>
  )
}
