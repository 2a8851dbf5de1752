import { useLingui } from '@lingui/react/macro'
import type { Season } from './ranking.schema.ts'

/** Names seasons in the words of the page: "November 2026, Season 2". */
export function useSeasonName(): (season: Omit<Season, 'fileName'>) => string {
  const { t, i18n } = useLingui()
  const format = new Intl.DateTimeFormat(i18n.locale, {
    year: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  return ({ year, month, season }) => {
    const when = format.format(Date.UTC(year, month - 1))
    return t`${when}, Season ${season}`
  }
}
