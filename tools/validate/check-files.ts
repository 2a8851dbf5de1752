import { readFileSync } from 'node:fs'
import { calendarFile } from '../../src/features/notice/event-calendar.ts'
import { langs } from '../../src/i18n/lang.ts'
import { previewDist } from '../test-build.ts'
import type { Finding } from './finding.ts'
import { validators } from './install.ts'

interface FeedParser {
  parseFeed: (xml: string) => { meta: { type: string }; items: { id: string; url: string }[] }
}

interface Ical {
  parse: (text: string) => unknown
  Component: new (parsed: unknown) => {
    getFirstSubcomponent: (name: string) => {
      getFirstPropertyValue: (name: string) => { toJSDate: () => Date } | string | null
    }
  }
}

interface Spectral {
  setRuleset: (ruleset: object) => void
  run: (document: object) => Promise<{ code: string | number; message: string; path: string[] }[]>
}

const finding = (tool: string, rule: string, where: string, message: string): Finding => ({
  tool,
  rule,
  where,
  message,
})

/** Parses the feeds of the build with a feed reader's parser. */
export function checkFeeds(): Finding[] {
  const { parseFeed }: FeedParser = validators('@rowanmanning/feed-parser')
  return langs.flatMap((lang) => {
    const file = `${previewDist}/feeds/${lang}.atom`
    const at = (rule: string, message: string) => finding('feed-parser', rule, file, message)
    try {
      const { meta, items } = parseFeed(readFileSync(file, 'utf8'))
      const wrong = items.filter(({ id, url }) => id === '' || !URL.canParse(url))
      const type = meta.type === 'atom' ? [] : [at('type', meta.type)]
      const count = items.length === 20 ? [] : [at('items', `${items.length}`)]
      return type.concat(
        count,
        wrong.map(({ id }) => at('item', id)),
      )
    } catch (failure) {
      return [at('parse', String(failure))]
    }
  })
}

const titles = [
  'Lantern festival',
  '소원 등불 축제, 함께해요; 그리고 더',
  '願い灯籠の夜 — 冬の海',
  String.raw`back\slash; semicolon, comma`,
  'line\nbreak\r\nand\ttab\u2028end',
  'BEGIN:VEVENT\r\nSUMMARY:no',
  '🏮'.repeat(60),
]

const startsAt = Date.UTC(2026, 10, 4, 1)

/** Parses the calendars of the build, and files of events with difficult titles (ical.js). */
export function checkCalendars(): Finding[] {
  const ical: Ical = validators('ical.js')
  return [...builtCalendars(ical), ...difficultCalendars(ical)]
}

function builtCalendars(ical: Ical): Finding[] {
  return langs.flatMap((lang) => {
    const file = `${previewDist}/feeds/${lang}/events.ics`
    try {
      const calendar = new ical.Component(ical.parse(readFileSync(file, 'utf8')))
      return calendar.getFirstSubcomponent('vevent') === null
        ? [finding('ical.js', 'events', file, 'no event')]
        : []
    } catch (failure) {
      return [finding('ical.js', 'parse', file, String(failure))]
    }
  })
}

function difficultCalendars(ical: Ical): Finding[] {
  return titles.flatMap((title) => {
    const at = (rule: string, message: string) => [finding('ical.js', rule, title, message)]
    try {
      const address = 'https://site.example/en/community/event/1'
      const event = { id: 'event-1', title, startsAt, endsAt: startsAt + 3_600_000, address }
      const text = calendarFile([{ ...event, revisedAt: startsAt }])
      const component = new ical.Component(ical.parse(text)).getFirstSubcomponent('vevent')
      const start = component.getFirstPropertyValue('dtstart')
      const time = start === null || typeof start === 'string' ? '' : start.toJSDate().toISOString()
      return typeof component.getFirstPropertyValue('summary') === 'string' && time !== ''
        ? []
        : at('content', text)
    } catch (failure) {
      return at('parse', String(failure))
    }
  })
}

/** Lints docs/openapi.json by the rules for OpenAPI of Spectral. */
export async function checkOpenApi(): Promise<Finding[]> {
  const core: {
    Spectral: new () => Spectral
    Document: new (text: string, parser: object, name: string) => object
  } = validators('@stoplight/spectral-core')
  const { Json }: { Json: object } = validators('@stoplight/spectral-parsers')
  const { oas }: { oas: object } = validators('@stoplight/spectral-rulesets')
  const file = 'docs/openapi.json'
  const spectral = new core.Spectral()
  spectral.setRuleset({ extends: [[oas, 'recommended']] })
  const found = await spectral.run(new core.Document(readFileSync(file, 'utf8'), Json, file))
  return found.map(({ code, message, path }) =>
    finding('Spectral', `${code}`, path.join('.'), message),
  )
}
