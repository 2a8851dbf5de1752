import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { CardGrid, LinkCard } from '#ui/card/card.tsx'
import { frameIcons } from '#ui/icons/frame-icons.ts'
import { partIcons } from '#ui/icons/part-icons.ts'
import { Icon, type IconShape } from '#ui/icons/icons.tsx'
import { Tile } from '#ui/card/tile.tsx'
import styles from './anniversary.module.css'

/** Where to celebrate: each a card that leads there. */
export function AnniversaryLinks() {
  return (
    <CardGrid>
      <li>
        <LinkCard to="/community/event">
          <Way icon={partIcons.calendar} name={<Trans>Events</Trans>}>
            <Trans>What's on now and what's coming up</Trans>
          </Way>
        </LinkCard>
      </li>
      <li>
        <LinkCard to="/coupon">
          <Way icon={partIcons.ticket} name={<Trans>Coupon</Trans>}>
            <Trans>Redeem a coupon code for rewards in the game</Trans>
          </Way>
        </LinkCard>
      </li>
      <li>
        <LinkCard to="/ranking">
          <Way icon={partIcons.trophy} name={<Trans>Rankings</Trans>}>
            <Trans>The best players of every season</Trans>
          </Way>
        </LinkCard>
      </li>
      <li>
        <LinkCard to="/media">
          <Way icon={frameIcons.picture} name={<Trans>Media</Trans>}>
            <Trans>Screenshots, wallpapers and videos from the game</Trans>
          </Way>
        </LinkCard>
      </li>
    </CardGrid>
  )
}

interface WayProps {
  icon: IconShape
  name: ReactNode
  children: ReactNode
}

function Way({ icon, name, children }: WayProps) {
  return (
    <span className={styles.way}>
      <Tile tone="gold">
        <Icon shape={icon} />
      </Tile>
      <span>
        <span className={styles.name}>{name}</span>
        {children}
      </span>
    </span>
  )
}
