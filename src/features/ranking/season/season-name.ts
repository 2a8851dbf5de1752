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
