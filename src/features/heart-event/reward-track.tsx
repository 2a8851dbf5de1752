import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatNumber } from '#i18n/numbers.ts'
import type { EventReward } from '#site-events.ts'
import { Section } from '#ui/page/section.tsx'
import boat from './art/reward-boat-128x128.svg?no-inline'
import decoration from './art/reward-decoration-128x128.svg?no-inline'
import heart from './art/reward-heart-128x128.svg?no-inline'
import lanterns from './art/reward-lanterns-128x128.svg?no-inline'
import lighthouse from './art/reward-lighthouse-128x128.svg?no-inline'
import shells from './art/reward-shells-128x128.svg?no-inline'
import styles from './heart-event.module.css'

const artwork: Record<EventReward['of'] | NonNullable<EventReward['motif']>, string> = {
  lanterns,
  shells,
  decoration,
  heart,
  boat,
  lighthouse,
}

interface RewardTrackProps {
  /** Content above the track. */
  lead?: ReactNode
  /** `RewardStop` elements. */
  children: ReactNode
  /** Note on all rewards. */
  note?: ReactNode
  /** The mascot next to the rewards. */
  mascot: ReactNode
}

/** Renders the rewards of an event as cards, with a mascot next to them. */
export function RewardTrack({ lead, children, note, mascot }: RewardTrackProps) {
  return (
    <Section title={<Trans>Rewards</Trans>}>
      {lead}
      <div className={styles.row}>
        <ol className={`columns ${styles.track}`}>{children}</ol>
        {mascot}
      </div>
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

/** Renders a reward and its goal; its card has a gold edge if the goal was met. */
export function RewardStop({ reward, goal, isMet = false, note }: RewardStopProps) {
  return (
    <li className={`plate ${styles.stop}`} data-met={isMet || undefined}>
      <img
        src={artwork[reward.motif ?? reward.of]}
        alt=""
        width={128}
        height={128}
        loading="lazy"
      />
      <div>
        <div className="meta">{goal}</div>
        <p>
          <Reward {...reward} />
        </p>
        {note && <div className="meta">{note}</div>}
      </div>
    </li>
  )
}

function Reward({ amount, of }: EventReward) {
  const shown = formatNumber(amount)
  if (of === 'lanterns')
    return <Plural value={amount} one={`${shown} lantern`} other={`${shown} lanterns`} />
  if (of === 'shells')
    return <Plural value={amount} one={`${shown} shell`} other={`${shown} shells`} />
  return <Trans>Limited decoration</Trans>
}
