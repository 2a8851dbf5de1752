import { formatKoreanTime } from '#i18n/times.ts'
import { site } from '#site.ts'

export interface CalendarEvent {
  /** Unique on the site: `event-544`. */
  id: string
  title: string
  /** Epoch ms. */
  startsAt: number
  /** Epoch ms; without it the entry has only a start. */
  endsAt: number | null
  /** The URL of the event page. */
  url: string
}

/** An event and the time since which it has been as it is (epoch ms). */
export interface RevisedEvent extends CalendarEvent {
  revisedAt: number
}

/** Korea has had a fixed offset since 1988, so the calendar needs no transition rules. */
const koreanZone = [
  'BEGIN:VTIMEZONE',
  'TZID:Asia/Seoul',
  'BEGIN:STANDARD',
  'DTSTART:19881009T030000',
  'TZOFFSETFROM:+0900',
  'TZOFFSETTO:+0900',
  'TZNAME:KST',
  'END:STANDARD',
  'END:VTIMEZONE',
]

/** Escapes a TEXT value (RFC 5545, 3.3.11): every line break as such, other control characters as spaces. */
function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, String.raw`\$&`)
    .replace(/\r\n?|[\n\v\f\u0085\u2028\u2029]/g, String.raw`\n`)
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
}

/**
 * Folds a line at 75 octets (RFC 5545, 3.1). A character is never split, nor is an escaped one: readers that
 * unfold late would show a backslash.
 */
function fold(line: string): string {
  const encoder = new TextEncoder()
  let octets = 0
  let folded = ''
  for (const [character] of line.matchAll(/\\.|./gsu)) {
    const length = encoder.encode(character).length
    if (octets + length > 75) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += length
  }
  return folded
}

/** Formats an instant in Korean time, to the second: `20240611T100000`. */
function koreanStamp(instant: number): string {
  const seconds = String(Math.floor(instant / 1000) % 60).padStart(2, '0')
  return `${formatKoreanTime(instant).replaceAll(/[-:]/g, '').replace(' ', 'T')}${seconds}`
}

/** Formats an instant in UTC: `20240611T010000Z`. */
function utcStamp(instant: number): string {
  return new Date(instant).toISOString().replaceAll(/[-:]|\.\d{3}/g, '')
}

/** Returns the URL that offers to add an event to Google Calendar. */
export function webCalendarUrl({ title, startsAt, endsAt, url }: CalendarEvent): string {
  const last = endsAt !== null && endsAt > startsAt ? endsAt : startsAt
  const params = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${utcStamp(startsAt)}/${utcStamp(last)}`,
    details: url,
  })
  return `https://calendar.google.com/calendar/render?${params.toString()}`
}

/** The domain of the UIDs: a name, so that they outlive a change of the host. */
const uidDomain = site.game.en.toLowerCase().replaceAll(/[^a-z\d]+/g, '-')

function eventLines({ id, title, startsAt, endsAt, url, revisedAt }: RevisedEvent): string[] {
  const hasEnd = endsAt !== null && endsAt > startsAt
  return [
    'BEGIN:VEVENT',
    `UID:${id}@${uidDomain}`,
    `DTSTAMP:${utcStamp(revisedAt)}`,
    `LAST-MODIFIED:${utcStamp(revisedAt)}`,
    `SEQUENCE:${Math.floor(revisedAt / 60_000)}`,
    `DTSTART;TZID=Asia/Seoul:${koreanStamp(startsAt)}`,
    ...(hasEnd ? [`DTEND;TZID=Asia/Seoul:${koreanStamp(endsAt)}`] : []),
    `SUMMARY:${escapeText(title)}`,
    // Google Calendar does not show the URL property.
    `DESCRIPTION:${escapeText(url)}`,
    `URL:${url}`,
    // The event runs for days and must not block the calendar.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

/** Asks calendar apps to read a subscription again after six hours; Outlook reads the second line only. */
const refreshLines = ['REFRESH-INTERVAL;VALUE=DURATION:PT6H', 'X-PUBLISHED-TTL:PT6H']

/** Names a subscription. Google Calendar and Outlook read the second line only, and show the URL without it. */
const nameLines = (name: string) => [`NAME:${escapeText(name)}`, `X-WR-CALNAME:${escapeText(name)}`]

/**
 * Returns a calendar file (RFC 5545), with times in the Korean time zone. The UIDs are stable and the sequence
 * grows with each revision, so that importing a file again updates the existing entries.
 * @param name the name of the calendar, for those who subscribe to it
 */
export function calendarFile(events: readonly RevisedEvent[], name?: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//site//events//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...(name === undefined ? [] : [...nameLines(name), ...refreshLines]),
    ...koreanZone,
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

/** Returns the time of the revision in the file of an event; `null` if the file is about anything else. */
export function revisionOf(file: string, event: CalendarEvent): number | null {
  const [, day, time] = /^LAST-MODIFIED:(\d{8})T(\d{6})Z\r$/m.exec(file) ?? []
  if (day === undefined || time === undefined) return null
  const pairs = time.replaceAll(/\B(?=(?:\d\d)+$)/g, ':')
  const date = `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`
  const revisedAt = Date.parse(`${date}T${pairs}Z`)
  return calendarFile([{ ...event, revisedAt }]) === file ? revisedAt : null
}
