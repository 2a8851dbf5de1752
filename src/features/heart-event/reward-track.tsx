import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatNumber } from '#i18n/numbers.ts'
import type { EventReward } from '#site-events.ts'
import { Section } from '#ui/page/section.tsx'
import boat from './art/reward-boat-960x720.avif?no-inline'
import heart from './art/reward-heart-720x720.avif?no-inline'
import house from './art/reward-house-960x720.avif?no-inline'
import lanterns from './art/reward-lanterns-128x128.svg?no-inline'
import lilacLanterns from './art/reward-lanterns-lilac-128x128.svg?no-inline'
import manyLanterns from './art/reward-lanterns-many-128x128.svg?no-inline'
import roseLanterns from './art/reward-lanterns-rose-128x128.svg?no-inline'
import lighthouse from './art/reward-lighthouse-960x720.avif?no-inline'
import shells from './art/reward-shells-128x128.svg?no-inline'
import lilacShells from './art/reward-shells-lilac-128x128.svg?no-inline'
import manyShells from './art/reward-shells-many-128x128.svg?no-inline'
import roseShells from './art/reward-shells-rose-128x128.svg?no-inline'
import styles from './reward-track.module.css'

type Looks = { usual: string } & Partial<Record<'many' | NonNullable<EventReward['look']>, string>>

/** The artwork of each reward: the usual one, one with more if an earlier reward is of the same kind, and other colors. */
const artwork: Record<EventReward['of'], Looks> = {
  lanterns: { usual: lanterns, many: manyLanterns, lilac: lilacLanterns, rose: roseLanterns },
  shells: { usual: shells, many: manyShells, lilac: lilacShells, rose: roseShells },
  heart: { usual: heart },
  boat: { usual: boat },
  lighthouse: { usual: lighthouse },
  house: { usual: house },
}

interface RewardTrackProps {
  /** Content above the rewards. */
  lead?: ReactNode
  /** True if the last reward is larger than the others. */
  hasPrize?: boolean
  /** `RewardStop` elements. */
  children: ReactNode
  /** Note on all rewards. */
  note?: ReactNode
}

/** Renders the rewards of an event as cards. */
export function RewardTrack({ lead, hasPrize, children, note }: RewardTrackProps) {
  return (
    <Section title={<Trans>Rewards</Trans>}>
      {lead}
      <ol className={styles.track} data-prize={hasPrize}>
        {children}
      </ol>
      {note && <p>{note}</p>}
    </Section>
  )
}

/** Renders the stamps as decoration. */
function Stamps({ count, stamp }: { count: number; stamp: string }) {
  return (
    <div className={styles.stamps}>
      {Array.from({ length: count }, (_, nth) => (
        <img key={nth} src={stamp} alt="" width={40} height={44} loading="lazy" />
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
  /** The image of a stamp, if the goal is a number of stamps. */
  stamp?: string
  /** Additional text below the reward. */
  note?: ReactNode
}

/** Renders a reward and its goal; its card has a gold edge if the goal was met. */
export function RewardStop(props: RewardStopProps) {
  const { reward, goal, isMet = false, isMore = false, stamp, note } = props
  const isDecoration = reward.of !== 'lanterns' && reward.of !== 'shells'
  // The hearts of everyone have five rewards alike.
  const isPrize = stamp !== undefined && isDecoration
  const looks = artwork[reward.of]
  const art = looks[isMore ? 'many' : (reward.look ?? 'usual')] ?? looks.usual
  return (
    <li
      className={`plate stack ${styles.stop} ${isPrize ? styles.prize : ''}`}
      data-met={isMet || undefined}
    >
      <img src={art} alt="" width={isPrize ? 960 : 720} height={720} loading="lazy" />
      <div>
        <div>{goal}</div>
        <p className={stamp ? 'headline' : 'title'}>
          <Reward {...reward} />
        </p>
        {isDecoration && (
          <p className="meta">
            <Trans>Limited decoration</Trans>
          </p>
        )}
        {stamp && <Stamps count={reward.goal} stamp={stamp} />}
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
  if (of === 'heart') return <Trans>Heart of lights</Trans>
  if (of === 'boat') return <Trans>Lantern sailboat</Trans>
  if (of === 'lighthouse') return <Trans>Promise lighthouse</Trans>
  return <Trans>Fireworks cottage</Trans>
}
