import styles from './season-bar.module.css'
import { useLingui } from '@lingui/react/macro'
import { Link, type LinkProps } from '@tanstack/react-router'
import { Suspense, lazy, useCallback, useState, type RefCallback } from 'react'
import { Disclosure } from '#ui/card/disclosure.tsx'
import { frameIcons } from '#ui/icons/frame-icons.ts'
import { Icon } from '#ui/icons/icons.tsx'
import type { Season } from '../ranking.schema.ts'
import type { RankingSearch } from '../ranking.search.ts'
import { useSeasonName } from './season-name.ts'
import { adjacentSeasons, seasonOptions, type SeasonChoice } from './seasons.ts'
import { TabLinks } from '#ui/list/tab-links.tsx'

const icons = { older: frameIcons.chevronLeft, newer: frameIcons.chevronRight }

const CompareChoice = lazy(async () => ({
  default: (await import('../compare/compare-choice.tsx')).CompareChoice,
}))

interface SeasonBarProps {
  seasons: readonly Season[]
  shown: Season
  search: RankingSearch
  place: LinkProps
}

/**
 * Renders the shown season, links to the adjacent seasons, and all other seasons in a disclosure. It takes one
 * line, so that the leaderboard starts high on a phone. Links and a native `<details>` work before hydration.
 */
export function SeasonBar({ seasons, shown, search, place }: SeasonBarProps) {
  const { t } = useLingui()
  const [watchOpening, isOpened] = useOpened()
  const name = useSeasonName()
  const { older, newer } = adjacentSeasons(seasons, shown)
  // Filters persist across seasons; a page number doesn't.
  const { sort, name: nickname, club } = search
  const filters = { sort, name: nickname, club }
  const step = (season: Season, label: string, side: keyof typeof icons) => {
    const { fileName: _, ...choice } = season
    return (
      <Link
        {...place}
        search={{ ...choice, ...filters }}
        resetScroll={false}
        className={styles[side]}
        aria-label={`${label}: ${name(season)}`}
      >
        <Icon shape={icons[side]} />
      </Link>
    )
  }
  return (
    <div className={styles.bar}>
      {older && step(older, t`Previous season`, 'older')}
      <div ref={watchOpening} className={styles.all}>
        <Disclosure
          summary={
            <span className={styles.shown}>
              <span className="visually-hidden">{`${t`Season`}: `}</span>
              <span>{name(shown)}</span>
            </span>
          }
        >
          <SeasonChooser seasons={seasons} shown={shown} filters={filters} place={place} />
          {/* The comparison needs a script and lists every season: loaded when the disclosure opens. */}
          {isOpened && (
            <Suspense>
              <CompareChoice seasons={seasons} shown={shown} search={search} />
            </Suspense>
          )}
        </Disclosure>
      </div>
      {newer && step(newer, t`Next season`, 'newer')}
    </div>
  )
}

interface SeasonChooserProps {
  seasons: readonly Season[]
  shown: Season
  /** The search params that persist across seasons. */
  filters: Pick<RankingSearch, 'sort' | 'name' | 'club'>
  place: LinkProps
}

const shortMonth = { month: 'short', timeZone: 'UTC' } as const

/**
 * Renders year, month and season as links. Each leads to an existing season, the newest of its year or month.
 * Works before hydration.
 */
function SeasonChooser({ seasons, shown, filters, place }: SeasonChooserProps) {
  const { t, i18n } = useLingui()
  const { years, months, seasons: numbers } = seasonOptions(seasons, shown)
  const { year, month } = shown
  const monthName = (of: number) => i18n.date(new Date(Date.UTC(year, of - 1)), shortMonth)
  const choice = (name: string, search: SeasonChoice, isShown: boolean) => ({
    id: name,
    name,
    link: { ...place, search: { ...search, ...filters } },
    isShown,
  })
  return (
    <>
      <TabLinks
        label={t`Year`}
        tabs={years.map((of) => choice(`${of}`, { year: of }, of === year))}
      />
      <TabLinks
        label={t`Month`}
        tabs={months.map((of) => choice(monthName(of), { year, month: of }, of === month))}
      />
      <TabLinks
        label={t`Season`}
        tabs={numbers.map((season) =>
          choice(t`Season ${season}`, { year, month, season }, season === shown.season),
        )}
      />
    </>
  )
}

/**
 * Returns whether the `<details>` within an element has ever been open, for content that loads on first open.
 * Detects a `<details>` that was opened before hydration.
 */
function useOpened(): [RefCallback<HTMLElement>, boolean] {
  const [isOpened, setOpened] = useState(false)
  const watch = useCallback((parent: HTMLElement | null) => {
    const note = () => {
      if (parent?.querySelector('details')?.open) setOpened(true)
    }
    note()
    // The `toggle` event doesn't bubble.
    parent?.addEventListener('toggle', note, true)
    return () => parent?.removeEventListener('toggle', note, true)
  }, [])
  return [watch, isOpened]
}
