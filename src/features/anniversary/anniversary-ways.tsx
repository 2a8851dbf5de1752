import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { CardGrid, LinkCard } from '#ui/card.tsx'
import { Icon, type IconName } from '#ui/icons.tsx'
import { Tile } from '#ui/tile.tsx'
import styles from './anniversary.module.css'

/** Where to celebrate: each a card that leads there. */
export function AnniversaryWays() {
  return (
    <CardGrid>
      <li>
        <LinkCard to="/community/event">
          <Way icon="calendar" name={<Trans>Events</Trans>}>
            <Trans>What is on now, and what comes next</Trans>
          </Way>
        </LinkCard>
      </li>
      <li>
        <LinkCard to="/coupon">
          <Way icon="ticket" name={<Trans>Coupon</Trans>}>
            <Trans>Redeem a coupon code for in-game rewards</Trans>
          </Way>
        </LinkCard>
      </li>
      <li>
        <LinkCard to="/ranking">
          <Way icon="trophy" name={<Trans>Rankings</Trans>}>
            <Trans>The best of every season</Trans>
          </Way>
        </LinkCard>
      </li>
      <li>
        <LinkCard to="/media">
          <Way icon="picture" name={<Trans>Media</Trans>}>
            <Trans>Pictures, wallpapers and videos of the game</Trans>
          </Way>
        </LinkCard>
      </li>
    </CardGrid>
  )
}

interface WayProps {
  icon: IconName
  name: ReactNode
  children: ReactNode
}

function Way({ icon, name, children }: WayProps) {
  return (
    <span className={styles.way}>
      <Tile tone="gold">
        <Icon name={icon} />
      </Tile>
      <span>
        <span className={styles.name}>{name}</span>
        {children}
      </span>
    </span>
  )
}
