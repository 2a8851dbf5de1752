import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatNumber } from '#i18n/numbers.ts'
import type { EventReward } from '#site-events.ts'
import { Card } from '#ui/card/card.tsx'
import { frameIcons } from '#ui/icons/frame-icons.ts'
import { partIcons } from '#ui/icons/part-icons.ts'
import { Icon, type IconShape } from '#ui/icons/icons.tsx'
import { Tile } from '#ui/card/tile.tsx'
import styles from './heart-event.module.css'

const icons = {
  lanterns: frameIcons.lantern,
  shells: partIcons.star,
  decoration: partIcons.ticket,
} as const satisfies Record<EventReward['of'], IconShape>

interface RewardTileProps {
  reward: EventReward
  /** Goal of the reward as text. */
  goal: ReactNode
  isMet?: boolean
  /** Additional text below the reward. */
  note?: ReactNode
}

/** Card of a reward and its goal. */
export function RewardTile({ reward, goal, isMet = false, note }: RewardTileProps) {
  return (
    <li>
      <Card>
        <div className={styles.reward}>
          <Tile tone={isMet ? 'gold' : 'quiet'}>
            <Icon shape={icons[reward.of]} />
          </Tile>
          <div>
            <div>{goal}</div>
            <p className={styles.what}>
              <Reward {...reward} />
            </p>
            <div>{note}</div>
          </div>
        </div>
      </Card>
    </li>
  )
}

function Reward({ amount, of }: EventReward) {
  const shown = formatNumber(amount)
  if (of === 'lanterns') return <Trans>{shown} lanterns</Trans>
  if (of === 'shells') return <Trans>{shown} shells</Trans>
  return <Trans>Limited decoration</Trans>
}
