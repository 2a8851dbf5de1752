import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatNumber } from '#i18n/numbers.ts'
import type { EventReward } from '#site-events.ts'
import { Section } from '#ui/page/section.tsx'
import boat from './art/reward-boat-960x720.avif?no-inline'
import decoration from './art/reward-decoration-960x720.avif?no-inline'
import heart from './art/reward-heart-720x720.avif?no-inline'
import lanterns from './art/reward-lanterns-128x128.svg?no-inline'
import lilacLanterns from './art/reward-lanterns-lilac-128x128.svg?no-inline'
import manyLanterns from './art/reward-lanterns-many-128x128.svg?no-inline'
import roseLanterns from './art/reward-lanterns-rose-128x128.svg?no-inline'
import lighthouse from './art/reward-lighthouse-960x720.avif?no-inline'
import shells from './art/reward-shells-128x128.svg?no-inline'
import lilacShells from './art/reward-shells-lilac-128x128.svg?no-inline'
import manyShells from './art/reward-shells-many-128x128.svg?no-inline'
import roseShells from './art/reward-shells-rose-128x128.svg?no-inline'
import stamp from './art/stamp-60x72.svg?no-inline'
import styles from './heart-event.module.css'

type Looks = { usual: string } & Partial<Record<'many' | NonNullable<EventReward['look']>, string>>

/** The artwork of each reward: the usual one, one with more if an earlier reward is of the same kind, and other colors. */
const artwork: Record<EventReward['of'] | NonNullable<EventReward['motif']>, Looks> = {
  lanterns: { usual: lanterns, many: manyLanterns, lilac: lilacLanterns, rose: roseLanterns },
  shells: { usual: shells, many: manyShells, lilac: lilacShells, rose: roseShells },
  decoration: { usual: decoration },
  heart: { usual: heart },
  boat: { usual: boat },
  lighthouse: { usual: lighthouse },
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
      {note && <p>{note}</p>}
    </Section>
  )
}

/** Renders a lit lantern for each stamp, as decoration. */
function Stamps({ count }: { count: number }) {
  return (
    <div className={styles.stamps}>
      {Array.from({ length: count }, (_, nth) => (
        <img key={nth} src={stamp} alt="" width={35} height={42} loading="lazy" />
      ))}
    </div>
  )
}

interface RewardStopProps {
  reward: EventReward
  /** Goal of the reward as text. */
  goal: ReactNode
  isMet?: boolean
  /** True if an earlier reward is of the same kind. */
  isMore?: boolean
  /** The number of stamps to show as lanterns. */
  stamps?: number
  /** Additional text below the reward. */
  note?: ReactNode
}

/** Renders a reward and its goal; its card has a gold edge if the goal was met. */
export function RewardStop(props: RewardStopProps) {
  const { reward, goal, isMet = false, isMore = false, stamps, note } = props
  // The decoration of a stamp event; the hearts of everyone have five rewards alike.
  const isPrize = stamps !== undefined && reward.of === 'decoration'
  const looks = artwork[reward.motif ?? reward.of]
  const art = looks[isMore ? 'many' : (reward.look ?? 'usual')] ?? looks.usual
  return (
    <li
      className={`plate stack ${styles.stop} ${isPrize ? styles.prize : ''}`}
      data-met={isMet || undefined}
    >
      <img src={art} alt="" width={isPrize ? 960 : 720} height={720} loading="lazy" />
      <div>
        <div>{goal}</div>
        <p className="title">
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
