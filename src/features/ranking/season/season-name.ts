import { useLingui } from '@lingui/react/macro'
import { monthInWords } from '#i18n/dates-in-words.ts'
import type { Season } from '../ranking.schema.ts'

/** Returns a formatter of season names: "November 2026, Season 2". */
export function useSeasonName(): (season: Omit<Season, 'fileName'>) => string {
  const { t, i18n } = useLingui()
  return ({ year, month, season }) => {
    const when = monthInWords(month, i18n.locale, year)
    return t`${when}, Season ${season}`
  }
}

/**
 * Returns names for two narrow columns: the months of two seasons, or their years or numbers if the months are equal.
 */
export function useDistinctNames(one: Season, other: Season): [string, string] {
  const { t, i18n } = useLingui()
  const nameOf = ({ year, month, season }: Season) => {
    if (one.month !== other.month) return monthInWords(month, i18n.locale)
    return one.year === other.year ? t`Season ${season}` : `${year}`
  }
  return [nameOf(one), nameOf(other)]
}
