// Atom feeds (RFC 4287) and calendars. A package would write the XML. The ids, the excerpts and the times of edits,
// which are found by comparing with the last build, would stay. The writer of calendars is that of the app, which makes
// the file of an edited event in the browser.
import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { escapeUTF8 } from 'entities'
import { calendarFile, revisionOf } from '../../src/features/notice/event-calendar.ts'
import { langs, languages, localeOf, type Lang } from '../../src/i18n/lang.ts'
import { sorted } from '../../src/lib/collections.ts'
import { site } from '../../src/site.ts'
import { excerptOf } from '../../src/ui/article/html-text.ts'
import { postOf, type CarriedPost, type SitePage } from './page-data.ts'

type FeedPage = Pick<SitePage, 'lang' | 'path' | 'data'>

type Post = CarriedPost & { path: string; publishedAt: number; updatedAt: number }

/** What the last build knew. */
interface LastFeed {
  /** The feed; empty if there was none. */
  feed: string
  pages: readonly FeedPage[]
}

/** So many posts are in a feed, the newest first. */
const longest = 20
const summaryLength = 280

const titles: Record<Lang, string> = {
  kr: '소식과 이벤트',
  en: 'News and events',
  jp: 'お知らせ・イベント',
}

const calendarTitles: Record<Lang, string> = {
  kr: '이벤트와 점검',
  en: 'Events and maintenance',
  jp: 'イベント・メンテナンス',
}

const titled = (lang: Lang, title: string) =>
  [site.game[lang], title].join(languages[lang].separator)

/** Returns text as XML 1.0 may hold it: no control characters, no halves of characters. */
const escapeXml = (text: string) =>
  escapeUTF8(text.replace(/[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, ''))

/** Returns the news and events of a language, with the path of each page and the board of the path. */
const detailsOf = (pages: readonly FeedPage[], lang: Lang) =>
  pages.flatMap((page) => {
    const [, board] = /^\/community\/(news|event)\/\d+$/.exec(page.path) ?? []
    const post = page.lang === lang && board !== undefined && postOf(page)
    return post ? [{ ...post, path: page.path, isEventPage: board === 'event' }] : []
  })

/**
 * Returns an id that outlives a change of the domain: a UUID made of a name (RFC 9562, version 8).
 */
function idOf(lang: Lang, path: string): string {
  const hash = createHash('sha1').update(`${site.game.en}/${lang}${path}`).digest('hex')
  const parts = /^(.{8})(.{4}).(.{3}).(.{3})(.{12})/.exec(hash)?.slice(1) ?? []
  const [first, second, third, fourth, fifth] = parts
  return `urn:uuid:${first}-${second}-8${third}-8${fourth}-${fifth}`
}

/** Returns the content of a post that an edit changes. */
const contentOf = ({ title, category, html, startsAt, endsAt }: CarriedPost) =>
  JSON.stringify([title, category, html, startsAt, endsAt])

/** Returns the time of the last edit of each post, by its id in the feed. The API has none: builds are compared. */
function editTimes({ feed, pages }: LastFeed, lang: Lang) {
  const entries = feed.matchAll(/<entry>\s*<id>([^<]*)<.*?<updated>([^<]*)</gs)
  const times = new Map(Array.from(entries, ([, id, time = '']) => [id, Date.parse(time)]))
  const before = new Map(
    pages.filter((page) => page.lang === lang).map((page) => [page.path, postOf(page)]),
  )
  return (path: string, post: CarriedPost, publishedAt: number): number => {
    const last = before.get(path)
    const isEdited = last !== undefined && contentOf(last) !== contentOf(post)
    const edited = isEdited ? post.readAt : times.get(idOf(lang, path))
    return Math.max(publishedAt, edited || 0)
  }
}

/** Returns the news and events of a language that say when they were written, the newest first. */
function postsOf(pages: readonly FeedPage[], lang: Lang, last: LastFeed): Post[] {
  const editTime = editTimes(last, lang)
  const posts = detailsOf(pages, lang).flatMap((post): Post[] => {
    const { path, publishedAt } = post
    if (publishedAt === null) return []
    return [{ ...post, publishedAt, updatedAt: editTime(path, post, publishedAt) }]
  })
  return sorted(posts, (a, b) => b.publishedAt - a.publishedAt || b.id - a.id).slice(0, longest)
}

const iso = (instant: number) => new Date(instant).toISOString()

function entry(
  base: string,
  lang: Lang,
  { path, title, category, publishedAt, updatedAt, html }: Post,
): string {
  const url = base + path
  return [
    '<entry>',
    `<id>${idOf(lang, path)}</id>`,
    `<title>${escapeXml(title)}</title>`,
    `<link rel="alternate" type="text/html" href="${url}"/>`,
    `<published>${iso(publishedAt)}</published>`,
    `<updated>${iso(updatedAt)}</updated>`,
    ...(category === '' ? [] : [`<category term="${escapeXml(category)}"/>`]),
    `<summary>${escapeXml(excerptOf(html, summaryLength))}</summary>`,
    '</entry>\n',
  ].join('')
}

/**
 * Returns the Atom feed (RFC 4287) of the news and events in a language.
 * @param origin the public origin, without a slash at its end
 * @param last what the last build knew, for the times of edits
 */
export function atomFeed(
  origin: string,
  lang: Lang,
  pages: readonly FeedPage[],
  last: LastFeed = { feed: '', pages: [] },
): string {
  const posts = postsOf(pages, lang, last)
  const base = `${origin}/${lang}`
  const times = posts.map(({ updatedAt }) => updatedAt)
  const updated = iso(times.length > 0 ? Math.max(...times) : Date.parse(site.launchAt))
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${localeOf(lang)}">`,
    `<id>${idOf(lang, '/community/news')}</id>`,
    `<title>${escapeXml(titled(lang, titles[lang]))}</title>`,
    `<updated>${updated}</updated>`,
    `<author><name>${escapeXml(site.game[lang])}</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${origin}/feeds/${lang}.atom"/>`,
    `<link rel="alternate" type="text/html" href="${base}/community/news"/>\n`,
    ...posts.map((post) => entry(base, lang, post)),
    '</feed>\n',
  ].join('')
}

/** Returns the posts of a language that have a start, the first to start first. */
function eventsOf(pages: readonly FeedPage[], lang: Lang, origin: string) {
  const events = detailsOf(pages, lang).flatMap(({ board, id, isEventPage, ...post }) => {
    const { title, startsAt, endsAt, readAt } = post
    // A post has the same data under both paths; only one is the path of its board.
    if (startsAt === null || (board === 'event') !== isEventPage) return []
    const url = `${origin}/${lang}${post.path}`
    return [{ event: { id: `${board}-${id}`, title, startsAt, endsAt, url }, readAt }]
  })
  return sorted(events, (a, b) => a.event.startsAt - b.event.startsAt)
}

interface FeedOptions {
  /** The public origin; empty: no feeds. */
  origin: string
  /** The folder of the site that this one replaces. */
  last: string
  /** The pages of that site. */
  before: readonly FeedPage[]
}

/**
 * Writes `feeds/{lang}.atom`, `feeds/{lang}/events.ics`, a calendar to subscribe to, and a file next to it for each
 * event. An event is revised at the time at which its data was read, unless its last file is about the same event.
 */
export async function writeFeeds(
  outDir: string,
  pages: readonly FeedPage[],
  { origin, last, before }: FeedOptions,
): Promise<void> {
  if (origin === '') return
  const lastText = (file: string) => readFile(join(last, file), 'utf8').catch(() => '')
  for (const lang of langs) {
    const folder = `feeds/${lang}`
    await mkdir(join(outDir, folder), { recursive: true })
    const feed = await lastText(`${folder}.atom`)
    const atom = atomFeed(origin, lang, pages, { feed, pages: before })
    await writeFile(join(outDir, `${folder}.atom`), atom)
    const events = eventsOf(pages, lang, origin).map(async ({ event, readAt }) => {
      const file = join(folder, `${event.id}.ics`)
      const revisedAt = revisionOf(await lastText(file), event) ?? readAt
      const revised = Object.assign(event, { revisedAt })
      await writeFile(join(outDir, file), calendarFile([revised]))
      return revised
    })
    const calendar = calendarFile(await Promise.all(events), titled(lang, calendarTitles[lang]))
    await writeFile(join(outDir, folder, 'events.ics'), calendar)
  }
}
