import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#ui/form/button.tsx'
import { Icon } from '#ui/icons/icons.tsx'
import { partIcons } from '#ui/icons/part-icons.ts'
import { useInAppBrowser } from '#ui/in-app/in-app-note.tsx'
import { saveFile } from '#ui/share/save-file.ts'
import { useNow } from '#ui/when/use-now.ts'
import { eventCalendar, type CalendarEvent } from './event-calendar.ts'
import { eventState } from './event-state.ts'
import type { Notice } from './notice.schema.ts'
import { OtherCalendars } from './other-calendars.tsx'

interface CalendarButtonProps {
  event: Notice
  /** Returns the URL of the event. */
  address: () => string
  /** False in the webview of the game, which can't save a file. */
  canSave?: boolean
}

/**
 * Renders a button that saves an event as a calendar file, until it has ended, and then shows other ways to add
 * it. Renders after hydration.
 */
export function CalendarButton({ event, address, canSave = true }: CalendarButtonProps) {
  const { id, board, title, startsAt, endsAt } = event
  const now = useNow('minute')
  const isSaved = useInAppBrowser() === null && canSave
  const [added, setAdded] = useState<CalendarEvent | null>(null)
  const state = now === null ? null : eventState(event, now)
  if (startsAt === null || (state !== 'coming' && state !== 'running')) return null
  const name = `${board}-${id}`
  const add = () => {
    const entry = { id: name, title, startsAt, endsAt, address: address() }
    setAdded(entry)
    if (!isSaved) return
    const calendar = eventCalendar(entry, Date.now())
    saveFile(calendar, { name: `${name}.ics`, type: 'text/calendar;charset=utf-8' })
  }
  return (
    <>
      <Button onClick={add}>
        <Icon shape={partIcons.calendar} />
        <Trans>Add to calendar</Trans>
      </Button>
      <div role="status">{added && <OtherCalendars event={added} isSaved={isSaved} />}</div>
    </>
  )
}
