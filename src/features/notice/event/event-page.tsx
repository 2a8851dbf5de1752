import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { isNotFound } from '#api/api-error.ts'
import type { MascotId } from '#site-mascots.ts'
import { ErrorBoundary } from '#ui/feedback/error-boundary.tsx'
import { QueryBoundary } from '#ui/feedback/query-boundary.tsx'
import tabLinks from '#ui/list/tab-links.module.css'
import type { HeroArt } from '#ui/media/hero.tsx'
import { NotFoundState } from '#ui/feedback/states.tsx'
import states from '#ui/feedback/states.module.css'
import { Page } from '#ui/page/page.tsx'
import { useNow } from '#ui/when/use-now.ts'
import { eventState } from '../event-state.ts'
import { eventPaths, type NoticePaths } from '../notice.paths.ts'
import { useNotice } from '../notice.queries.ts'
import { useNoticeDescription } from '../notice-text.tsx'
import { Announcement, EventNeighbors } from './announcement.tsx'
import { EventHero } from './event-hero.tsx'
import styles from './event-page.module.css'

/** Details of an event that its rewards depend on. */
export interface EventDetails {
  id: number
  isOver: boolean
  /** Epoch ms: the clock, or until it is known the time at which the data was read. */
  now: number
  /** Epoch ms; `null` if unknown. */
  endsAt: number | null
}

interface EventPageProps {
  id: number
  /** By default those of the main site. */
  paths?: NoticePaths
  /** The site's own name of the event, for as long as the editors have not written about it. */
  name?: MessageDescriptor | undefined
  /** Artwork of the site; the editors' image by default. */
  art?: HeroArt | undefined
  /** The mascot that holds the event, in the artwork. */
  host?: ReactNode
  /** The member whose color the page has. */
  member?: MascotId | undefined
  /** Renders the rewards of an event that has a page of its own. */
  rewards?: ((details: EventDetails) => ReactNode) | undefined
  /** The rules of an event that has a page of its own. */
  rules?: ReactNode
}

/** Renders the page of an event (docs/product.md#event-pages). */
export function EventPage(props: EventPageProps) {
  const { id, paths = eventPaths, name, art, host, member, rewards, rules } = props
  const query = useNotice(id)
  const { data: event, error, dataUpdatedAt } = query
  const now = useNow('minute')
  const describe = useNoticeDescription()
  // An event that was over when the data was read is over before the device's clock is known.
  const isOver = event !== undefined && eventState(event, now ?? dataUpdatedAt) === 'ended'
  const lang = event?.isOriginal ? 'ko' : undefined
  // The page of a known event exists even if the editors have not written about it.
  const isKnown = rewards !== undefined
  // After the text has loaded, to prevent a layout shift.
  const hasRewards = isKnown && !query.isPending
  const isMissing = isNotFound(error)
  const notFound = isMissing && !isKnown && <NotFoundState back={{ to: paths.list }} />
  const heading = (shown: string, isContent: boolean) => (
    <EventHero
      name={shown}
      lang={lang}
      isContent={isContent}
      event={event}
      notFound={notFound}
      art={art}
      host={host}
      isOver={isOver}
      paths={paths}
    />
  )
  const details = {
    id,
    isOver,
    now: now ?? dataUpdatedAt,
    endsAt: event?.endsAt ?? null,
  }
  const text = !isMissing && (
    <QueryBoundary query={query} rows={6}>
      {(event) => <Announcement event={event} isAlone={!art} paths={paths} />}
    </QueryBoundary>
  )
  const tabs = [
    { id: 'rewards', name: <Trans>Rewards</Trans>, isShown: isKnown },
    { id: 'announcement', name: <Trans>Announcement</Trans>, isShown: event },
    { id: 'notes', name: <Trans>Please note</Trans>, isShown: rules !== undefined },
  ].filter(({ isShown }) => isShown)
  return (
    <div className={`bleed ${styles.page}`} data-scheme="dark" data-member={member}>
      <Page
        name={event?.title ?? name}
        nameLang={lang}
        textLang={lang}
        description={event && describe(event)}
        publishedAt={event?.publishedAt}
        shareImage={art?.share}
        isMissing={isMissing && !isKnown}
        heading={heading}
      >
        {!query.isPending && <EventTabs tabs={tabs} />}
        {hasRewards && (
          <div id="rewards" className={styles.part}>
            <ErrorBoundary>{rewards(details)}</ErrorBoundary>
          </div>
        )}
        {query.isPending || (event === undefined && !isKnown) ? (
          text
        ) : (
          <>
            <div className={`${styles.part} ${styles.text} ${states.awaited}`}>
              {text}
              {rules !== undefined && (
                <div id="notes" className={`plate ${styles.rules} ${states.later}`}>
                  {rules}
                </div>
              )}
            </div>
            {event && (
              <div className={`${styles.part} ${states.later}`}>
                <EventNeighbors event={event} paths={paths} />
              </div>
            )}
          </>
        )}
      </Page>
    </div>
  )
}

interface EventTab {
  /** The anchor of its section. */
  id: string
  name: ReactNode
}

/**
 * Renders links to the sections of an event, which stay below the header. The one whose section is in view is
 * marked.
 */
function EventTabs({ tabs }: { tabs: readonly EventTab[] }) {
  const { t } = useLingui()
  const list = useRef<HTMLUListElement>(null)
  const ids = tabs.map(({ id }) => id).join(' ')
  const [current, setCurrent] = useState(tabs[0]?.id)
  // Follows the section that crosses a line in the upper third of the window.
  useEffect(() => {
    if (typeof IntersectionObserver !== 'function') return undefined
    const observer = new IntersectionObserver(
      () => {
        const sections = ids.split(' ').map((id) => document.getElementById(id))
        const begun = sections.filter(
          (section) =>
            section &&
            section.getBoundingClientRect().top <= Math.min(0.31 * window.innerHeight, 340),
        )
        setCurrent((begun.at(-1) ?? sections[0])?.id)
      },
      // All that is above the line, so that a jump past a section counts as well.
      { root: document, rootMargin: '9999% 0px -69%' },
    )
    for (const id of ids.split(' ')) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [ids])
  // Scrolls the current tab into the row, which is wider than a phone.
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>(`a[href="#${current}"]`)
    if (list.current && tab) list.current.scrollLeft = tab.offsetLeft - 2 * tab.offsetHeight
  }, [current])
  if (tabs.length < 2) return null
  return (
    <nav aria-label={t`On this page`} className={`bleed ${styles.tabs}`}>
      <ul ref={list} className={tabLinks.tabs} data-line>
        {tabs.map(({ id, name }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className={`target ${tabLinks.tab}`}
              aria-current={id === current ? 'location' : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
