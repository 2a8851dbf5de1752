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
}

/** Renders the rewards of an event as cards. */
export function RewardTrack({ lead, children, note }: RewardTrackProps) {
  return (
    <Section title={<Trans>Rewards</Trans>}>
      {lead}
      <ol className={styles.track}>{children}</ol>
      {note && <p className={styles.last}>{note}</p>}
    </Section>
  )
}

/** The most stamps to a line, and the size of one. */
const perLine = 7
const size = 32

/** A round stamp with a star, from its center. */
const outline =
  'm-14 0a14 14 0 1 0 28 0a14 14 0 1 0-28 0zm14-8.500l-2.500 5.200-5.700.8 4.100 4-1 5.700 5.100-2.700 5.100 2.700-1-5.700 4.100-4-5.700-.8z'

/** Renders a drawing of each stamp. The policy of a prerendered page allows no style attributes. */
function Stamps({ count }: { count: number }) {
  const start = ((perLine - Math.min(count, perLine) + 1) * size) / 2
  const centers = Array.from({ length: count }, (_, nth) => {
    const line = Math.floor(nth / perLine)
    return `M${start + (nth - line * perLine) * size} ${(line + 0.5) * size}`
  })
  const height = Math.ceil(count / perLine) * size
  return (
    <svg
      className={styles.stamps}
      viewBox={`0 0 ${perLine * size} ${height}`}
      fillRule="evenodd"
      aria-hidden="true"
    >
      <path d={centers.map((center) => center + outline).join('')} />
    </svg>
  )
}

interface RewardStopProps {
  reward: EventReward
  /** Goal of the reward as text. */
  goal: ReactNode
  isMet?: boolean
  /** The number of stamps to show. */
  stamps?: number
  /** Additional text below the reward. */
  note?: ReactNode
}

/** Renders a reward and its goal; its card has a gold edge if the goal was met. */
export function RewardStop({ reward, goal, isMet = false, stamps, note }: RewardStopProps) {
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
        {stamps && <Stamps count={stamps} />}
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
