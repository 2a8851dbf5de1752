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
        {/* The words of another day replace these, and do not move them. */}
        <PageHeading key={name} isOurs>
          {name}
        </PageHeading>
        <p key={`${name} lead`} className={styles.lead}>
          {lead}
        </p>
        {children}
      </Hero>
    </div>
  )
}
