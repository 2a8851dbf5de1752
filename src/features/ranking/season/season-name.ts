import { useLingui } from '@lingui/react/macro'
import type { Season } from '../ranking.schema.ts'

const inWords = { year: 'numeric', month: 'long', timeZone: 'UTC' } as const

/** Returns a formatter of season names: "November 2026, Season 2". */
export function useSeasonName(): (season: Omit<Season, 'fileName'>) => string {
  const { t, i18n } = useLingui()
  return ({ year, month, season }) => {
    const when = i18n.date(new Date(Date.UTC(year, month - 1)), inWords)
    return t`${when}, Season ${season}`
  }
}
