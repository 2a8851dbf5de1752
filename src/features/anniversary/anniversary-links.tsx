import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import styles from '#ui/card/card.module.css'
import { CardGrid, LinkCard } from '#ui/card/card.tsx'
import { Tile } from '#ui/card/tile.tsx'
import { Icon, type IconShape, icons } from '#ui/icons/icons.tsx'

interface CardLabelProps {
  icon: IconShape
  name: ReactNode
  children: ReactNode
}

/** Renders the content of a link card: an icon on a lit tile, a name, and what is there. */
function CardLabel({ icon, name, children }: CardLabelProps) {
  return (
    <span className={styles.label}>
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

/** Renders link cards to the pages of the anniversary. */
export function AnniversaryPages() {
  return (
    <CardGrid>
      <li>
        <LinkCard to="/events/2nd_anniversary">
          <CardLabel icon={icons.star} name={<Trans>Second anniversary</Trans>}>
            <Trans>Celebrating two years together</Trans>
          </CardLabel>
        </LinkCard>
      </li>
      <li>
        <LinkCard to="/events/2nd_anniversary_teaser">
          <CardLabel icon={icons.calendar} name={<Trans>Counting down to two years</Trans>}>
            <Trans>Counting the days to our second anniversary</Trans>
          </CardLabel>
        </LinkCard>
      </li>
    </CardGrid>
  )
}
