import type { ReactNode } from 'react'
import { Hero, type HeroArt } from '#ui/media/hero.tsx'
import { PageHeading } from '#ui/page/page.tsx'
import styles from './anniversary.module.css'

interface AnniversaryHeroProps {
  art: HeroArt
  /** Drawn on the artwork. */
  over?: ReactNode
  name: string
  /** Subtitle below the name. */
  lead: ReactNode
  children?: ReactNode
}

/** Hero section of an anniversary page. */
export function AnniversaryHero({ art, over, name, lead, children }: AnniversaryHeroProps) {
  return (
    <div className={styles.hero} data-tall={children ? '' : undefined}>
      <Hero art={art} over={over} isCentered>
        <PageHeading isOurs>{name}</PageHeading>
        <p className={styles.lead}>{lead}</p>
        {children}
      </Hero>
    </div>
  )
}
