import type { MessageDescriptor } from '@lingui/core'
import type { ReactNode } from 'react'
import { Hero, type HeroArt } from '#ui/media/hero.tsx'
import { Page, PageHeading } from '#ui/page/page.tsx'
import styles from './heart-event.module.css'

interface EventFrameProps {
  /** A message of the site, or a text of the server. */
  name?: string | MessageDescriptor | undefined
  /** The language of the name, where it is not the page's. */
  nameLang?: string | undefined
  art: HeroArt | undefined
  /** From when to when it runs. */
  period?: ReactNode
  children: ReactNode
}

/** The page of an event with a design of its own: art, name and period first. */
export function EventFrame({ name, nameLang, art, period, children }: EventFrameProps) {
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
