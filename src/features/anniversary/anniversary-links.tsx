import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { CardGrid, LinkCard } from '#ui/card/card.tsx'
import { Icon, icons, type IconShape } from '#ui/icons/icons.tsx'
import { Tile } from '#ui/card/tile.tsx'
import styles from './anniversary.module.css'

/** Renders link cards to the pages that take part in the anniversary. */
export function AnniversaryLinks() {
  return (
    <CardGrid>
      <li>
        <LinkCard to="/community/event">
          <LinkContent icon={icons.calendar} name={<Trans>Events</Trans>}>
            <Trans>What's on now and what's coming up</Trans>
          </LinkContent>
        </LinkCard>
      </li>
      <li>
        <LinkCard to="/coupon">
          <LinkContent icon={icons.ticket} name={<Trans>Coupon</Trans>}>
            <Trans>Redeem a coupon code for rewards in the game</Trans>
          </LinkContent>
        </LinkCard>
      </li>
      <li>
        <LinkCard to="/ranking">
          <LinkContent icon={icons.trophy} name={<Trans>Rankings</Trans>}>
            <Trans>Top players, season by season</Trans>
          </LinkContent>
        </LinkCard>
      </li>
      <li>
        <LinkCard to="/media">
          <LinkContent icon={icons.picture} name={<Trans>Media</Trans>}>
            <Trans>Screenshots, wallpapers and videos from the game</Trans>
          </LinkContent>
        </LinkCard>
      </li>
    </CardGrid>
  )
}

/** Renders link cards to the pages of the anniversary. */
export function AnniversaryPages() {
  return (
    <div className={styles.pair}>
      <CardGrid>
        <li>
          <LinkCard to="/events/2nd_anniversary">
            <LinkContent icon={icons.star} name={<Trans>Second anniversary</Trans>}>
              <Trans>Celebrating two years together</Trans>
            </LinkContent>
          </LinkCard>
        </li>
        <li>
          <LinkCard to="/events/2nd_anniversary_teaser">
            <LinkContent icon={icons.calendar} name={<Trans>Counting down to two years</Trans>}>
              <Trans>Counting the days to our second anniversary</Trans>
            </LinkContent>
          </LinkCard>
        </li>
      </CardGrid>
    </div>
  )
}

interface LinkContentProps {
  icon: IconShape
  name: ReactNode
  children: ReactNode
}

function LinkContent({ icon, name, children }: LinkContentProps) {
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
