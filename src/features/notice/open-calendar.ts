import type { Lang } from '#i18n/lang.ts'
import { withDeadline } from '#lib/promises.ts'
import { currentInAppBrowser } from '#ui/in-app/in-app-browser.ts'
import { saveFile } from '#ui/share/save-file.ts'
import { calendarFile, revisionOf, type CalendarEvent } from './event-calendar.ts'

/** Longer than a file of 1 kB takes; then the event is saved from its data. */
const limitMs = 4000

/** Returns true if the site has a file about the event as it is now: not older than the last build. */
async function isServed(url: string, event: CalendarEvent): Promise<boolean> {
  try {
    const file = await withDeadline(limitMs, undefined, async (signal) => {
      const response = await fetch(url, { signal })
      return response.ok ? response.text() : ''
    })
    return revisionOf(file, event) !== null
  } catch {
    return false
  }
}

/**
 * Opens the calendar file of an event: the one that the build wrote, whose URL iOS and the browsers of apps pass
 * to the calendar, or one that is made here of the same content, which those ignore. @returns true if a file was
 * opened
 */
export async function openCalendar(event: CalendarEvent, lang: Lang): Promise<boolean> {
  const name = `${event.id}.ics`
  const url = `/feeds/${lang}/${name}`
  if (await isServed(url, event)) {
    const link = document.createElement('a')
    link.href = url
    link.click()
    return true
  }
  if (currentInAppBrowser() !== null) return false
  const file = calendarFile([{ ...event, revisedAt: Date.now() }])
  saveFile(file, { name, type: 'text/calendar;charset=utf-8' })
  return true
}
