// Calendars of all events. The writer is that of the app, which makes the file of an edited event in the browser: a
// package here would be a second one.
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  calendarFile,
  revisionOf,
  type CalendarEvent,
  type RevisedEvent,
} from '../../src/features/notice/event-calendar.ts'
import { langs, languages, type Lang } from '../../src/i18n/lang.ts'
import { sorted } from '../../src/lib/collections.ts'
import { site } from '../../src/site.ts'
import { postOf, type SitePage } from './page-data.ts'

type CalendarPage = Pick<SitePage, 'lang' | 'path' | 'data'>

/** An event, and the time at which its data was read (epoch ms). */
type ReadEvent = CalendarEvent & { readAt: number }

const names: Record<Lang, string> = {
  kr: '이벤트와 점검',
  en: 'Events and maintenance',
  jp: 'イベント・メンテナンス',
}

/** Returns the posts of a language that have a start, the first to start first. */
function eventsOf(origin: string, lang: Lang, pages: readonly CalendarPage[]): ReadEvent[] {
  const events = pages.flatMap(({ path, data, ...page }): ReadEvent[] => {
    const [, folder] = /^\/community\/(news|event)\/\d+$/.exec(path) ?? []
    if (page.lang !== lang || folder === undefined) return []
    const post = postOf({ path, data })
    // A post has the same data under both paths; only one is the path of its board.
    if (post?.startsAt == null || (post.board === 'event') !== (folder === 'event')) return []
    const { board, id, title, startsAt, endsAt, readAt } = post
    const url = `${origin}/${lang}${path}`
    return [{ id: `${board}-${id}`, title, startsAt, endsAt, url, readAt }]
  })
  return sorted(events, (a, b) => a.startsAt - b.startsAt)
}

/**
 * Writes `feeds/{lang}/events.ics`, a calendar to subscribe to, and a file next to it for each event. An event is
 * revised at the time at which its data was read, unless its last file is about the same event.
 * @param last the folder of the site that this one replaces
 * @param origin the public origin; empty: no calendars
 */
export async function writeCalendars(
  outDir: string,
  pages: readonly CalendarPage[],
  { origin, last }: { origin: string; last: string },
): Promise<void> {
  if (origin === '') return
  for (const lang of langs) {
    const folder = `feeds/${lang}`
    await mkdir(join(outDir, folder), { recursive: true })
    const revised: RevisedEvent[] = []
    for (const { readAt, ...event } of eventsOf(origin, lang, pages)) {
      const file = join(folder, `${event.id}.ics`)
      const before = existsSync(join(last, file)) ? await readFile(join(last, file), 'utf8') : ''
      const revisedEvent = { ...event, revisedAt: revisionOf(before, event) ?? readAt }
      revised.push(revisedEvent)
      await writeFile(join(outDir, file), calendarFile([revisedEvent]))
    }
    const name = [site.game[lang], names[lang]].join(languages[lang].separator)
    await writeFile(join(outDir, folder, 'events.ics'), calendarFile(revised, name))
  }
}
