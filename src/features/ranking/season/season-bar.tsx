import { useLingui } from '@lingui/react/macro'
import { Link, type LinkProps } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { monthInWords } from '#i18n/dates-in-words.ts'
import { Icon, icons, type IconShape } from '#ui/icons/icons.tsx'
import { TabLinks } from '#ui/list/tab-links.tsx'
import type { Season } from '../ranking.schema.ts'
import type { BoardSearch } from '../ranking.search.ts'
import styles from './season-bar.module.css'
import { useSeasonName } from './season-name.ts'
import { adjacentSeasons, seasonOptions, type SeasonChoice } from './seasons.ts'

interface SeasonBarProps {
  seasons: readonly Season[]
  shown: Season
  search: BoardSearch
  link: LinkProps
}

/**
 * Renders the shown season, links to the adjacent seasons, and all other seasons in a popover. Links and a native
 * `<details>` work before hydration.
 */
export function SeasonBar({ seasons, shown, search, link }: SeasonBarProps) {
  const { t } = useLingui()
  const chooser = usePopoverDetails()
  const name = useSeasonName()
  const labelled = (label: string, shownName: string) =>
    t({ comment: 'A label and the name of a season.', message: `${label}: ${shownName}` })
  const { older, newer } = adjacentSeasons(seasons, shown)
  // Filters persist across seasons; a page number doesn't.
  const { sort, name: nickname, club } = search
  const filters = { sort, name: nickname, club }
  const step = (season: Season, label: string, shape: IconShape) => {
    const { fileName: _, ...choice } = season
    return (
      <Link
        {...link}
        search={{ ...choice, ...filters }}
        resetScroll={false}
        className={`icon-button ${styles.step}`}
        aria-label={labelled(label, name(season))}
      >
        <Icon shape={shape} />
      </Link>
    )
  }
  return (
    <div className={styles.bar}>
      {older && step(older, t`Previous season`, icons.chevronLeft)}
      <details ref={chooser} className={styles.all}>
        <summary className={styles.shown}>
          <span className="visually-hidden">{t`Season:`}</span>{' '}
          <span key={name(shown)}>{name(shown)}</span>
          <Icon shape={icons.chevronDown} />
        </summary>
        <div className={`plate ${styles.seasons}`}>
          <SeasonChooser seasons={seasons} shown={shown} filters={filters} link={link} />
        </div>
      </details>
      {newer && step(newer, t`Next season`, icons.chevronRight)}
    </div>
  )
}

/**
 * Opens a `<details>` as a popover, scrolled into view, and closes it: with Escape, with a click outside, and when
 * the focus leaves it.
 */
function usePopoverDetails() {
  const details = useRef<HTMLDetailsElement>(null)
  // Listens on the document, where clicks outside arrive.
  useEffect(() => {
    const node = details.current
    if (node === null) return undefined
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !node.contains(target)) node.open = false
    }
    const escape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !node.open) return
      node.open = false
      node.querySelector('summary')?.focus()
    }
    const show = () => {
      if (node.open) node.lastElementChild?.scrollIntoView({ block: 'nearest' })
    }
    node.addEventListener('toggle', show)
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    node.addEventListener('keydown', escape)
    return () => {
      node.removeEventListener('toggle', show)
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
      node.removeEventListener('keydown', escape)
    }
  }, [])
  return details
}

interface SeasonChooserProps {
  seasons: readonly Season[]
  shown: Season
  /** The search params that persist across seasons. */
  filters: Pick<BoardSearch, 'sort' | 'name' | 'club'>
  link: LinkProps
}

/**
 * Renders year, month and season as links. Each leads to an existing season, the newest of its year or month.
 * Works before hydration.
 */
function SeasonChooser({ seasons, shown, filters, link }: SeasonChooserProps) {
  const { t, i18n } = useLingui()
  const { years, months, seasons: numbers } = seasonOptions(seasons, shown)
  const { year, month } = shown
  const monthName = (of: number) => monthInWords(of, i18n.locale)
  const choice = (name: string, search: SeasonChoice, isShown: boolean) => ({
    id: name,
    name,
    link: { ...link, search: { ...search, ...filters } },
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
