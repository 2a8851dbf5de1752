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
  art: HeroArt | undefined
  /** Start and end of the event. */
  period?: ReactNode
  children: ReactNode
}

/** Layout of an event page with its own design: artwork, name and period first. */
export function EventLayout({ name, nameLang, art, period, children }: EventLayoutProps) {
  const heading = (shown: string, isOurs: boolean): ReactNode => (
    <Hero art={art}>
      <PageHeading lang={nameLang} isOurs={isOurs}>
        {shown}
      </PageHeading>
      <div className={styles.period}>{period}</div>
    </Hero>
  )
  return (
    <Page name={name} picture={art?.wide} heading={heading}>
      {children}
    </Page>
  )
}
