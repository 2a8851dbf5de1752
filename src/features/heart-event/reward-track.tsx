import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatNumber } from '#i18n/numbers.ts'
import type { EventReward } from '#site-events.ts'
import { Section } from '#ui/page/section.tsx'
import decoration from './art/reward-decoration-128x128.svg?no-inline'
import lanterns from './art/reward-lanterns-128x128.svg?no-inline'
import shells from './art/reward-shells-128x128.svg?no-inline'
import styles from './heart-event.module.css'

const artwork: Record<EventReward['of'], string> = { lanterns, shells, decoration }

interface RewardTrackProps {
  /** Content above the track. */
  lead?: ReactNode
  /** `RewardStop` elements. */
  children: ReactNode
  /** Note on all rewards. */
  note?: ReactNode
}

/** Renders the rewards of an event on a line that is lit up to the goal that was met. */
export function RewardTrack({ lead, children, note }: RewardTrackProps) {
  return (
    <Section title={<Trans>Rewards</Trans>}>
      {lead}
      <ol className={styles.track}>{children}</ol>
      {note && <p className={styles.last}>{note}</p>}
    </Section>
  )
}

interface RewardStopProps {
  reward: EventReward
  /** Goal of the reward as text. */
  goal: ReactNode
  isMet?: boolean
  /** Additional text below the reward. */
  note?: ReactNode
}

/** Renders a reward and its goal; its light is on if the goal was met. */
export function RewardStop({ reward, goal, isMet = false, note }: RewardStopProps) {
  return (
    <li className={styles.stop} data-met={isMet || undefined}>
      <span className={styles.light}>
        <img src={artwork[reward.of]} alt="" width={64} height={64} loading="lazy" />
      </span>
      <div>
        <div className={styles.goal}>{goal}</div>
        <p className={styles.what}>
          <Reward {...reward} />
        </p>
        {note && <div className={styles.note}>{note}</div>}
      </div>
    </li>
  )
}

function Reward({ amount, of }: EventReward) {
  const shown = formatNumber(amount)
  if (of === 'lanterns') return <Trans>{shown} lanterns</Trans>
  if (of === 'shells') return <Trans>{shown} shells</Trans>
  return <Trans>Limited decoration</Trans>
}
