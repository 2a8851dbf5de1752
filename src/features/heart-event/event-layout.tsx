import type { MessageDescriptor } from '@lingui/core'
import type { ReactNode } from 'react'
import { Hero, type HeroArt } from '#ui/media/hero.tsx'
import { Page, PageHeading } from '#ui/page/page.tsx'
import styles from './heart-event.module.css'

interface EventLayoutProps {
  /** Message of the site, or text from the server. */
  name?: string | MessageDescriptor | undefined
  /** Language of the name if it differs from the page's. */
  nameLang?: string | undefined
  /** What the editors say of the event; the description of the route by default. */
  description?: string | undefined
  art: HeroArt | undefined
  /** Start and end of the event. */
  period?: ReactNode
  children: ReactNode
}

/** Layout of an event page with its own design: artwork, name and period first. */
export function EventLayout({ art, period, children, ...page }: EventLayoutProps) {
  const heading = (shown: string, isOurs: boolean): ReactNode => (
    <Hero art={art}>
      <PageHeading lang={page.nameLang} isOurs={isOurs}>
        {shown}
      </PageHeading>
      <div className={styles.period}>{period}</div>
    </Hero>
  )
  return (
    <Page {...page} picture={art?.share} heading={heading}>
      {children}
    </Page>
  )
}
