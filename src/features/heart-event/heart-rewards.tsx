import { Trans } from '@lingui/react/macro'
import { formatNumber } from '#i18n/numbers.ts'
import { DayInWords } from '#ui/date/date.tsx'
import { eventRewards, heartStepsMetAt } from '#site-events.ts'
import { site } from '#site.ts'
import { rewardDates } from './reward-dates.ts'
import { RewardList } from './reward-list.tsx'
import { RewardTile } from './reward-tile.tsx'

interface HeartRewardsProps {
  count: number
  /** True if the event has ended. */
  isOver: boolean
}

/** Lists the reward of each step, with its dates if the step was reached. */
export function HeartRewards({ count, isOver }: HeartRewardsProps) {
  const rewards = eventRewards[site.heartEventId]
  if (!rewards) return null
  return (
    <RewardList>
      {rewards.map((reward, index) => {
        const hearts = formatNumber(reward.goal)
        const isMet = count >= reward.goal
        return (
          <RewardTile
            key={reward.goal}
            reward={reward}
            goal={<Trans>{hearts} hearts</Trans>}
            isMet={isMet}
            note={<StepNote isMet={isMet} isOver={isOver} metAt={heartStepsMetAt[index]} />}
          />
        )
      })}
    </RewardList>
  )
}

interface StepNoteProps {
  isMet: boolean
  isOver: boolean
  metAt: string | undefined
}

function StepNote({ isMet, isOver, metAt = '' }: StepNoteProps) {
  if (!isMet)
    return isOver ? (
      <Trans comment="Of a goal, after the event has ended.">Not reached</Trans>
    ) : (
      <Trans comment="Of a goal, while the event is on.">Not reached yet</Trans>
    )
  if (metAt === '') return <Trans comment="Of a goal of the heart event.">Reached</Trans>
  const { sentBy, claimBy } = rewardDates(Date.parse(metAt))
  return (
    <Trans>
      Arrives by <DayInWords instant={sentBy} /> · Claim by <DayInWords instant={claimBy} />
    </Trans>
  )
}
