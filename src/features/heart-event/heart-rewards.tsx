import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { millisecondsInDay } from 'date-fns/constants'
import { formatGoal, formatNumber } from '#i18n/numbers.ts'
import { scoreTier } from '#lib/score-tier.ts'
import { eventRewards, heartStepsMetAt } from '#site-events.ts'
import { site } from '#site.ts'
import { DayInWords } from '#ui/date/date.tsx'
import { QueryBoundary } from '#ui/feedback/query-boundary.tsx'
import { useNow } from '#ui/when/use-now.ts'
import { stampOf } from './event-art.ts'
import { useHearts } from './heart-event.queries.ts'
import { HeartSteps } from './heart-steps.tsx'
import { rewardDates } from './reward-dates.ts'
import { RewardStop, RewardTrack } from './reward-track.tsx'

interface HeartRewardsProps {
  /** True if the event has ended, so that missed steps are final. */
  isOver: boolean
}

/** Renders the hearts that everyone collected, and the reward of each step (docs/product.md#event-pages). */
export function HeartRewards({ isOver }: HeartRewardsProps) {
  const hearts = useHearts()
  const now = useNow('minute') ?? hearts.dataUpdatedAt
  return (
    <QueryBoundary query={hearts} rows={6}>
      {({ count }) => <Steps count={count} isOver={isOver} now={now} />}
    </QueryBoundary>
  )
}

interface StepsProps extends HeartRewardsProps {
  count: number
  /** Epoch ms. */
  now: number
}

function Steps({ count, isOver, now }: StepsProps) {
  const { i18n } = useLingui()
  const step = scoreTier(count)
  const lead = (
    <>
      <p>
        {isOver ? (
          <Trans>
            Five lanterns were waiting for your hearts. Together, you lit {step} of them.
          </Trans>
        ) : (
          <Trans>Together, your hearts light five lanterns, one by one.</Trans>
        )}
      </p>
      <HeartSteps count={count} isOver={isOver} />
    </>
  )
  return (
    <RewardTrack lead={lead}>
      {eventRewards[site.heartEventId]?.map((reward, index, all) => {
        const hearts = formatGoal(reward.goal, i18n.locale)
        const isMet = count >= reward.goal
        return (
          <RewardStop
            key={reward.goal}
            reward={reward}
            goal={<Plural value={reward.goal} one={`${hearts} heart`} other={`${hearts} hearts`} />}
            isMet={isMet}
            isMore={all.findIndex(({ of }) => of === reward.of) < index}
            note={
              <StepNote isMet={isMet} isOver={isOver} now={now} metAt={heartStepsMetAt[index]} />
            }
          />
        )
      })}
    </RewardTrack>
  )
}

interface StepNoteProps {
  isMet: boolean
  isOver: boolean
  now: number
  metAt: string | undefined
}

function StepNote({ isMet, isOver, now, metAt = '' }: StepNoteProps) {
  if (!isMet)
    return isOver ? (
      <Trans comment="Of a goal, after the event has ended.">Not reached</Trans>
    ) : (
      <Trans comment="Of a goal, while the event is on.">Not reached yet</Trans>
    )
  if (metAt === '') return <Trans comment="Of a goal of the heart event.">Reached</Trans>
  const { sentBy, claimBy } = rewardDates(Date.parse(metAt))
  if (now >= claimBy + millisecondsInDay) {
    return (
      <Trans>
        Arrived by <DayInWords instant={sentBy} /> · Claim period ended{' '}
        <DayInWords instant={claimBy} />
      </Trans>
    )
  }
  return (
    <Trans>
      Arrives by <DayInWords instant={sentBy} /> · Claim by <DayInWords instant={claimBy} />
    </Trans>
  )
}

interface StampRewardsProps {
  eventId: number
  /** End of the event, epoch ms; `null` if unknown. */
  endsAt: number | null
  /** Epoch ms. */
  now: number
}

/** Lists the stamp rewards of a special event, with the last delivery and claim dates. */
export function StampRewards({ eventId, endsAt, now }: StampRewardsProps) {
  return (
    <RewardTrack hasPrize note={endsAt !== null && <LastDates endsAt={endsAt} now={now} />}>
      {eventRewards[eventId]?.map((reward) => {
        const stamps = formatNumber(reward.goal)
        return (
          <RewardStop
            key={reward.goal}
            reward={reward}
            stamp={stampOf(eventId)}
            goal={<Plural value={reward.goal} one={`${stamps} stamp`} other={`${stamps} stamps`} />}
          />
        )
      })}
    </RewardTrack>
  )
}

function LastDates({ endsAt, now }: { endsAt: number; now: number }) {
  const { sentBy, claimBy } = rewardDates(endsAt)
  if (now >= claimBy + millisecondsInDay) {
    return (
      <Trans>
        The last rewards arrived by <DayInWords instant={sentBy} /> and could be claimed until{' '}
        <DayInWords instant={claimBy} />.
      </Trans>
    )
  }
  return (
    <Trans>
      If you reach a goal on the last day, we'll send the reward by <DayInWords instant={sentBy} />,
      and you can claim it until <DayInWords instant={claimBy} />.
    </Trans>
  )
}
