import { expect, test } from 'vitest'
import { parseInstant } from '#api/schema.ts'
import { calendarFile, revisionOf, webCalendarUrl } from './event-calendar.ts'

const revisedAt = Date.parse('2024-01-02T03:04:05Z')

function calendarOf(start: string, end: string | null, title = 'Lantern night') {
  const startsAt = parseInstant(start) ?? Number.NaN
  const endsAt = end === null ? null : parseInstant(end)
  const url = 'https://site.example/en/community/event/601'
  return calendarFile([{ id: 'event-601', title, startsAt, endsAt, url, revisedAt }])
}

/** Splits the file into unfolded lines (RFC 5545, 3.1). */
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n')

test.for([
  ['a Korean time', '2024-06-11T10:00:00+09:00', '20240611T100000'],
  ['a UTC time', '2024-06-11T01:00:00Z', '20240611T100000'],
  ['the evening before in New York', '2024-06-10T21:00:00-04:00', '20240611T100000'],
  ['the next month in Korea', '2024-02-29T15:00:00Z', '20240301T000000'],
  ['a leap day', '2024-02-28T15:00:00Z', '20240229T000000'],
  ['the end of February without a leap day', '2023-02-28T15:00:00Z', '20230301T000000'],
  ['the next year in Korea', '2023-12-31T15:00:00Z', '20240101T000000'],
  ['the end of a month of 30 days', '2024-04-30T23:59:59+09:00', '20240430T235959'],
  ['when clocks go forward in New York', '2024-03-10T02:30:00-05:00', '20240310T163000'],
  ['when clocks go back in Berlin', '2024-10-27T02:30:00+01:00', '20241027T103000'],
  ['a date without a time', '2024-06-11', '20240611T000000'],
] as const)('converts the start to Korean time: %s', ([, start, stamp]) => {
  expect(linesOf(calendarOf(start, null))).toContain(`DTSTART;TZID=Asia/Seoul:${stamp}`)
})

test('contains the time zone, a stable UID, the time of the revision, and start and end', () => {
  const lines = linesOf(calendarOf('2024-06-11T10:00:00+09:00', '2024-06-30T23:59:59+09:00'))
  expect(lines[0]).toBe('BEGIN:VCALENDAR')
  expect(lines.slice(-2)).toEqual(['END:VCALENDAR', ''])
  expect(lines).toEqual(
    expect.arrayContaining([
      'VERSION:2.0',
      'TZID:Asia/Seoul',
      'TZOFFSETTO:+0900',
      'UID:event-601@isle-of-lumi',
      'DTSTAMP:20240102T030405Z',
      'LAST-MODIFIED:20240102T030405Z',
      'SEQUENCE:28402744',
      'DTEND;TZID=Asia/Seoul:20240630T235959',
      'SUMMARY:Lantern night',
      'DESCRIPTION:https://site.example/en/community/event/601',
      'URL:https://site.example/en/community/event/601',
    ]),
  )
})

test('names a calendar with several events, and when to read it again', () => {
  const event = {
    title: 'Fair',
    startsAt: 0,
    endsAt: null,
    url: 'https://a.example/',
    revisedAt,
  }
  const events = [
    { ...event, id: 'event-1' },
    { ...event, id: 'notice-2' },
  ]
  const lines = linesOf(calendarFile(events, 'Isle, events'))
  expect(lines).toEqual(
    expect.arrayContaining([
      String.raw`NAME:Isle\, events`,
      String.raw`X-WR-CALNAME:Isle\, events`,
      'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
      'X-PUBLISHED-TTL:PT6H',
      'UID:event-1@isle-of-lumi',
      'UID:notice-2@isle-of-lumi',
    ]),
  )
  expect(lines.filter((line) => line === 'BEGIN:VTIMEZONE')).toHaveLength(1)
})

test('has a component without events, as RFC 5545 (3.6) requires', () => {
  expect(linesOf(calendarFile([], 'Events'))).toContain('END:VTIMEZONE')
})

test('finds the time of the revision in the file of the same event only', () => {
  const event = {
    id: 'event-601',
    title: '등불, 축제',
    startsAt: 86_400_000,
    endsAt: null,
    url: 'https://site.example/kr/community/event/601',
  }
  const file = calendarFile([{ ...event, revisedAt }])
  expect(revisionOf(file, event)).toBe(revisedAt)
  expect(revisionOf(file, { ...event, title: '등불 축제' })).toBeNull()
  expect(revisionOf(file, { ...event, endsAt: 90_000_000 })).toBeNull()
  expect(revisionOf('<!doctype html>', event)).toBeNull()
})

test.for([
  ['no end', null],
  ['an end before the start', '2024-06-01'],
  ['an invalid end', 'soon'],
] as const)('omits the end: %s', ([, end]) => {
  expect(calendarOf('2024-06-11', end)).not.toContain('DTEND')
})

test.for([
  ['a, b; c', String.raw`a\, b\; c`],
  [String.raw`back\slash`, String.raw`back\\slash`],
  ['two\nlines', String.raw`two\nlines`],
  ['x\r\nEND:VEVENT', String.raw`x\nEND:VEVENT`],
  ['bell\u0007', 'bell'],
  ['tab\there', 'tab here'],
  ['a\u2028b\u2029c', String.raw`a\nb\nc`],
  ['a\u0085b\vc', String.raw`a\nb\nc`],
] as const)('escapes the title %j', ([title, value]) => {
  expect(linesOf(calendarOf('2024-06-11', null, title))).toContain(`SUMMARY:${value}`)
})

test('folds lines at 75 octets without splitting a character', () => {
  const title = '등불 축제 🏮 '.repeat(20).trim()
  const file = calendarOf('2024-06-11', null, title)
  const longest = Math.max(
    ...file.split('\r\n').map((line) => new TextEncoder().encode(line).length),
  )
  expect(longest).toBeLessThanOrEqual(75)
  expect(linesOf(file)).toContain(`SUMMARY:${title}`)
})

test.for([',', ';', '\\', '\n'])('never folds within the escaped character %j', (character) => {
  for (let length = 55; length < 75; length += 1) {
    const file = calendarOf('2024-06-11', null, `${'a'.repeat(length)}${character}z`)
    expect(file).not.toMatch(/[^\\](?:\\\\)*\\\r\n /)
  }
})

test.for([
  ['2024-06-30T23:59:59+09:00', '20240611T010000Z/20240630T145959Z'],
  [null, '20240611T010000Z/20240611T010000Z'],
  ['2024-06-01', '20240611T010000Z/20240611T010000Z'],
] as const)('links a calendar on the web with the end %s', ([end, dates]) => {
  const event = {
    id: 'event-601',
    title: 'Lanterns & more',
    startsAt: Date.parse('2024-06-11T10:00:00+09:00'),
    endsAt: end === null ? null : Date.parse(end),
    url: 'https://site.example/en/community/event/601',
  }
  const { searchParams } = new URL(webCalendarUrl(event))
  expect(searchParams.get('dates')).toBe(dates)
  expect(searchParams.get('text')).toBe('Lanterns & more')
  expect(searchParams.get('details')).toBe(event.url)
})
