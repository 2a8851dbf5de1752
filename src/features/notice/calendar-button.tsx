import { Trans } from '@lingui/react/macro'
import { Button } from '#ui/form/button.tsx'
import { Icon } from '#ui/icons/icons.tsx'
import { partIcons } from '#ui/icons/part-icons.ts'
import { saveFile } from '#ui/share/save-file.ts'
import { useMinute } from '#ui/when/use-minute.ts'
import { eventState } from './event-state.ts'
import type { Notice } from './notice.schema.ts'

interface CalendarButtonProps {
  event: Notice
  /** Returns the URL of the event. */
  address: () => string
}

/** Renders a button that saves an event as a calendar file, until it has ended. Renders after hydration. */
export function CalendarButton({ event, address }: CalendarButtonProps) {
  const { id, board, title, startsAt, endsAt } = event
  const now = useMinute()
  const state = now === null ? null : eventState(event, now)
  if (startsAt === null || (state !== 'coming' && state !== 'running')) return null
  const save = async () => {
    const { eventCalendar } = await import('./event-calendar.ts')
    const file = { id: `${board}-${id}`, title, startsAt, endsAt, address: address() }
    const calendar = eventCalendar(file, Date.now())
    saveFile(calendar, { name: `${board}-${id}.ics`, type: 'text/calendar;charset=utf-8' })
  }
  return (
    <Button onClick={() => void save()}>
      <Icon shape={partIcons.calendar} />
      <Trans>Add to calendar</Trans>
    </Button>
  )
}
