import { useLingui } from '@lingui/react/macro'
import type { LinkProps } from '@tanstack/react-router'
import { TabLinks } from '#ui/list/tab-links.tsx'
import type { Season } from '../ranking.schema.ts'
import type { RankingSearch } from '../ranking.search.ts'
import { seasonOptions, type SeasonChoice } from './season-choice.ts'

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
export function SeasonChooser({ seasons, shown, filters, place }: SeasonChooserProps) {
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
