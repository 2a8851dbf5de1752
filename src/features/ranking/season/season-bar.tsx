import { useLingui } from '@lingui/react/macro'
import { Link, type LinkProps } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { Disclosure } from '#ui/card/disclosure.tsx'
import { frameIcons } from '#ui/icons/frame-icons.ts'
import { Icon } from '#ui/icons/icons.tsx'
import type { Season } from '../ranking.schema.ts'
import type { RankingSearch } from '../ranking.search.ts'
import styles from './season-bar.module.css'
import { adjacentSeasons } from './season-choice.ts'
import { SeasonChooser } from './season-chooser.tsx'
import { useSeasonName } from './season-name.ts'
import { useOpened } from './use-opened.ts'

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
