import { formatKoreanTime } from '#i18n/times.ts'

interface CalendarEvent {
  /** Unique on the site: `event-544`. */
  id: string
  title: string
  /** Epoch ms. */
  startsAt: number
  /** Epoch ms; without one the entry marks the start alone. */
  endsAt: number | null
  /** The page of the event. */
  address: string
}

/** Korea has kept one offset since 1988; a calendar is told so and needs no table of its own. */
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

/** TEXT of RFC 5545, 3.3.11: no separators, no control characters, so that a title stays one value. */
function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, String.raw`\$&`)
    .replace(/\r\n?|\n/g, String.raw`\n`)
    .replace(/\p{Cc}/gu, '')
}

/** Lines of at most 75 octets, none of them cut within a character (RFC 5545, 3.1). */
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

/** An instant as Korean clocks show it, to the second: `20240611T100000`. */
function koreanStamp(instant: number): string {
  const seconds = String(Math.floor(instant / 1000) % 60).padStart(2, '0')
  return `${formatKoreanTime(instant).replaceAll(/[-:]/g, '').replace(' ', 'T')}${seconds}`
}

/**
 * The calendar file of an event (RFC 5545), its times in the zone of Korea. The same event keeps its
 * UID, so that adding it again changes the entry that is there.
 * @param now epoch ms, when the file is made
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
    `DTSTAMP:${new Date(now).toISOString().replaceAll(/[-:]|\.\d{3}/g, '')}`,
    `DTSTART;TZID=Asia/Seoul:${koreanStamp(startsAt)}`,
    ...(hasEnd ? [`DTEND;TZID=Asia/Seoul:${koreanStamp(endsAt)}`] : []),
    `SUMMARY:${escapeText(title)}`,
    `URL:${address}`,
    // It runs for days and keeps nobody busy.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}
