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
  /** Content above the track, with a column for each reward. */
  lead?: ReactNode
  /** `RewardStop` elements. */
  children: ReactNode
  /** Note on all rewards. */
  note?: ReactNode
}

/** Renders the rewards of an event as cards, of which the last one is the largest. */
export function RewardTrack({ lead, children, note }: RewardTrackProps) {
  return (
    <Section title={<Trans>Rewards</Trans>}>
      {lead}
      <ol className={styles.track} data-few={lead ? undefined : ''}>
        {children}
      </ol>
      {note && <p className={styles.last}>{note}</p>}
    </Section>
  )
}

/** The most lanterns to a line, and the space of one. */
const perLine = 7
const size = 28

/** A lantern, from its center. */
const outline =
  'm-4-12h8v2.500c5 .8 8 5 8 9.500s-3 8.700-8 9.500v2.500h-8v-2.500c-5-.8-8-5-8-9.500s3-8.700 8-9.500zm-4 5q-3 4.500 0 9l1.500-1q-2-3.500 0-7zm16 0l-1.500 1q2 3.500 0 7l1.500 1q3-4.500 0-9z'

/** Renders a lit lantern for each stamp. The policy of a prerendered page allows no style attributes. */
function Stamps({ count }: { count: number }) {
  const columns = Math.min(count, perLine)
  const centers = Array.from({ length: count }, (_, nth) => {
    const line = Math.floor(nth / perLine)
    return `M${(nth - line * perLine + 0.5) * size} ${(line + 0.5) * size}`
  })
  const height = Math.ceil(count / perLine) * size
  return (
    <svg
      className={styles.stamps}
      viewBox={`0 0 ${columns * size} ${height}`}
      width={columns * size}
      height={height}
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
  /** The number of stamps to show as lanterns. */
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
        <div className={styles.goal}>{goal}</div>
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
