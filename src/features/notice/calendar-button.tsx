import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { loadTwice } from '#lib/load-error.ts'
import { withDeadline } from '#lib/promises.ts'
import { Button } from '#ui/form/button.tsx'
import { Icon, icons } from '#ui/icons/icons.tsx'
import { lazyExtra, Optional } from '#ui/feedback/optional.tsx'
import { langOf } from '#i18n/lang.ts'
import { useNow } from '#ui/when/use-now.ts'
import type { CalendarEvent } from './event-calendar.ts'
import { eventState } from './event-state.ts'
import type { Notice } from './notice.schema.ts'

const OtherCalendars = lazyExtra(
  async () => (await import('./other-calendars.tsx')).OtherCalendars,
  () => (
    <p>
      <Trans>We couldn't load the calendars. Please reload this page.</Trans>
    </p>
  ),
)

/** The code of the calendar may never load; then the other calendars are shown. */
const limitMs = 10_000

interface CalendarButtonProps {
  event: Notice
  /** Returns the URL of the event. */
  url: () => string
  /** False in the webview of the game, which can't save a file. */
  canSave?: boolean
}

/**
 * Renders a button that opens the calendar file of an event, until it has ended, and then shows other ways to add
 * it. Reserves its space until hydration.
 */
export function CalendarButton({ event, url, canSave = true }: CalendarButtonProps) {
  const { id, board, title, startsAt, endsAt } = event
  const { i18n } = useLingui()
  const now = useNow('minute')
  const [added, setAdded] = useState<{ event: CalendarEvent; isSaved: boolean } | null>(null)
  const state = eventState(event, now ?? startsAt ?? 0)
  if (startsAt === null || (state !== 'coming' && state !== 'running')) return null
  const add = async () => {
    const entry = { id: `${board}-${id}`, title, startsAt, endsAt, url: url() }
    const open = async () => {
      const { openCalendar } = await loadTwice(() => import('./open-calendar.ts'))
      return openCalendar(entry, langOf(i18n.locale))
    }
    const isSaved =
      canSave &&
      (await withDeadline(limitMs, undefined, open).catch((failure: unknown) => {
        console.warn('failed to add an event to a calendar', failure)
        return false
      }))
    setAdded({ event: entry, isSaved })
  }
  return (
    <>
      <Button isAwaited={now === null} onClick={() => void add()}>
        <Icon shape={icons.calendar} />
        <Trans>Add to calendar</Trans>
      </Button>
      <div role="status">
        <Optional>{added && <OtherCalendars {...added} />}</Optional>
      </div>
    </>
  )
}
