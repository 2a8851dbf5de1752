import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { site } from '#site.ts'
import { DayInWords } from '#ui/date/date.tsx'
import { type HeroArt, Hero } from '#ui/media/hero.tsx'
import { PageHeading } from '#ui/page/page.tsx'
import { Section } from '#ui/page/section.tsx'
import styles from './anniversary.module.css'
import cakeShare from './art/anniversary-1200x630.jpg'
import cake from './art/anniversary-1600x700.webp'
import cakeSharp from './art/anniversary-2400x1050.webp'
import cakeNarrow from './art/anniversary-780x900.webp'
import islandShare from './art/anniversary-teaser-1200x630.jpg'
import island from './art/anniversary-teaser-1600x700.webp'
import islandSharp from './art/anniversary-teaser-2400x1050.webp'
import islandNarrow from './art/anniversary-teaser-780x900.webp'

export const anniversaryArt: HeroArt = {
  wide: cake,
  sharp: cakeSharp,
  narrow: cakeNarrow,
  share: cakeShare,
}
export const teaserArt: HeroArt = {
  wide: island,
  sharp: islandSharp,
  narrow: islandNarrow,
  share: islandShare,
}

interface AnniversaryHeroProps {
  art: HeroArt
  /** Drawn on the artwork. */
  over?: ReactNode
  name: string
  /** Subtitle below the name. */
  lead: ReactNode
  /** True for the taller hero with the countdown. */
  isTall?: boolean
  /** The buttons. */
  children: ReactNode
}

/** Renders the hero of an anniversary page. */
export function AnniversaryHero({ art, over, name, lead, isTall, children }: AnniversaryHeroProps) {
  return (
    <div className={styles.hero} data-tall={isTall ? '' : undefined}>
      <Hero art={art} over={over} isCentered>
        {/* New elements: the text of another day may have more lines (docs/performance.md). */}
        <PageHeading key={name}>{name}</PageHeading>
        <p key={typeof lead === 'string' ? lead : undefined}>{lead}</p>
        {children}
      </Hero>
    </div>
  )
}

const startsAt = Date.parse(site.anniversary.startsAt)
const endsAt = Date.parse(site.anniversary.endsAt)

/** Renders the first and last date of the anniversary, in Korean time. */
export function AnniversaryDates() {
  return (
    <Trans>
      From <DayInWords instant={startsAt} /> to <DayInWords instant={endsAt} /> (Korean time). Each
      event has its own dates.
    </Trans>
  )
}

/** Renders the dates of the anniversary below their own heading, and what belongs to them. */
export function AnniversaryDay({ children }: { children: ReactNode }) {
  return (
    <div className={styles.middle}>
      <Section title={<Trans>When</Trans>}>
        <p>
          <AnniversaryDates />
        </p>
        {children}
      </Section>
    </div>
  )
}
