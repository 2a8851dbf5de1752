import { formatDay } from '#i18n/dates.ts'

/** The day of an instant in Korea, `YYYY-MM-DD`; nothing where the server named none. */
export function Day({ instant }: { instant: number | null | undefined }) {
  if (instant === null || instant === undefined) return null
  const date = new Date(instant)
  return <time dateTime={date.toISOString()}>{formatDay(date)}</time>
}
