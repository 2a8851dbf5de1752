import { useLingui } from '@lingui/react'
import { relativeDay } from '#i18n/relative-day.ts'
import { useNow } from '#ui/when/use-now.ts'
import { Day } from './date.tsx'

/**
 * Renders the day of an instant in Korea, followed by its age in words. The age depends on the visitor's clock, so
 * it renders after hydration, at the end of its line.
 */
export function DayAndAge({ instant }: { instant: number | null }) {
  const { i18n } = useLingui()
  const now = useNow('minute')
  if (instant === null) return null
  const age = now === null ? null : relativeDay(instant, now, i18n.locale)
  return (
    <>
      <Day instant={instant} />
      {age !== null && (
        <>
          {' '}
          <span>{`· ${age}`}</span>
        </>
      )}
    </>
  )
}
