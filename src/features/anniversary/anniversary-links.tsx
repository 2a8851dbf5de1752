import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import styles from '#ui/card/card.module.css'
import { CardGrid, LinkCard } from '#ui/card/card.tsx'
import { Picture } from '#ui/media/picture.tsx'
import cake from './art/anniversary-1600x700.webp'
import island from './art/anniversary-teaser-1600x700.webp'

interface CardLabelProps {
  /** Decoration. */
  art: string
  name: ReactNode
  children: ReactNode
}

/** Renders the content of a link card: its artwork, and on it a name and what is there. */
function CardLabel({ art, name, children }: CardLabelProps) {
  return (
    <span className={styles.label} data-scheme="dark">
      <Picture src={art} alt="" width={1600} height={700} ratio="video" />
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
          <CardLabel art={cake} name={<Trans>Second anniversary</Trans>}>
            <Trans>Celebrating two years together</Trans>
          </CardLabel>
        </LinkCard>
      </li>
      <li>
        <LinkCard to="/events/2nd_anniversary_teaser">
          <CardLabel art={island} name={<Trans>The countdown</Trans>}>
            <Trans>Thirty days, thirty windows</Trans>
          </CardLabel>
        </LinkCard>
      </li>
    </CardGrid>
  )
}
