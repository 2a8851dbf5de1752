import type { ReactNode } from 'react'
import { Hero, type HeroArt } from '#ui/media/hero.tsx'
import { PageHeading } from '#ui/page/page.tsx'
import styles from './anniversary.module.css'

interface AnniversaryHeroProps {
  art: HeroArt
  name: string
  /** Subtitle below the name. */
  lead: ReactNode
  children?: ReactNode
}

/** Hero section of an anniversary page. */
export function AnniversaryHero({ art, name, lead, children }: AnniversaryHeroProps) {
  return (
    <Hero art={art} isCentered>
      <PageHeading isOurs>{name}</PageHeading>
      <p className={styles.lead}>{lead}</p>
      {children}
    </Hero>
  )
}
