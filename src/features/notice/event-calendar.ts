import { formatKoreanTime } from '#i18n/times.ts'

export interface CalendarEvent {
  /** Unique on the site: `event-544`. */
  id: string
  title: string
  /** Epoch ms. */
  startsAt: number
  /** Epoch ms; without it the entry has only a start. */
  endsAt: number | null
  /** The URL of the event page. */
  address: string
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

/** Folds lines at 75 octets without splitting a character (RFC 5545, 3.1). */
function fold(line: string): string {
  const encoder = new TextEncoder()
  let octets = 0
  let folded = ''
  for (const character of line) {
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
export function webCalendarUrl({ title, startsAt, endsAt, address }: CalendarEvent): string {
  const last = endsAt !== null && endsAt > startsAt ? endsAt : startsAt
  const params = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${utcStamp(startsAt)}/${utcStamp(last)}`,
    details: address,
  })
  return `https://calendar.google.com/calendar/render?${params.toString()}`
}

/**
 * Returns the calendar file of an event (RFC 5545), with times in the Korean time zone. The UID is stable and
 * the sequence grows with time, so that importing the file again updates the existing entry.
 * @param now epoch ms, the creation time of the file
 */
export function eventCalendar(event: CalendarEvent, now: number): string {
  const { id, title, startsAt, endsAt, address } = event
  const hasEnd = endsAt !== null && endsAt > startsAt
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//site//events//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...koreanZone,
    'BEGIN:VEVENT',
    `UID:${id}@${new URL(address).hostname}`,
    `DTSTAMP:${utcStamp(now)}`,
    `LAST-MODIFIED:${utcStamp(now)}`,
    `SEQUENCE:${Math.floor(now / 60_000)}`,
    `DTSTART;TZID=Asia/Seoul:${koreanStamp(startsAt)}`,
    ...(hasEnd ? [`DTEND;TZID=Asia/Seoul:${koreanStamp(endsAt)}`] : []),
    `SUMMARY:${escapeText(title)}`,
    `URL:${address}`,
    // The event runs for days and must not block the calendar.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}
