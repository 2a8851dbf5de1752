import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatNumber } from '#i18n/numbers.ts'
import type { EventReward } from '#site-events.ts'
import { Card } from '#ui/card/card.tsx'
import { Tile } from '#ui/card/tile.tsx'
import decoration from './art/reward-decoration.svg?no-inline'
import lanterns from './art/reward-lanterns.svg?no-inline'
import shells from './art/reward-shells.svg?no-inline'
import styles from './heart-event.module.css'

const artwork: Record<EventReward['of'], string> = { lanterns, shells, decoration }

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
          <Tile tone={isMet ? 'dusk' : 'quiet'} size="large">
            <img src={artwork[reward.of]} alt="" width={64} height={64} loading="lazy" />
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
