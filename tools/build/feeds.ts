// Atom feeds (RFC 4287). A package would write the XML. The ids, the excerpts and the times of edits, which are found
// by comparing with the last build, would stay.
import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
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

/** Text as XML 1.0 may hold it: no control characters, no halves of characters. */
function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
}

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

/** The news and events of a language that say when they were written, the newest first. */
function postsOf(pages: readonly FeedPage[], lang: Lang, last: LastFeed): Post[] {
  const editTime = editTimes(last, lang)
  const details = pages.filter(
    (page) => page.lang === lang && /^\/community\/(?:news|event)\/\d+$/.test(page.path),
  )
  const posts = details.flatMap(({ path, data }): Post[] => {
    const notice = postOf({ path, data })
    if (!notice || notice.publishedAt === null) return []
    const { publishedAt } = notice
    const updatedAt = editTime(path, notice, publishedAt)
    return [Object.assign(notice, { path, publishedAt, updatedAt })]
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
 * The Atom feed (RFC 4287) of the news and events in a language.
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
    `<title>${escapeXml([site.game[lang], titles[lang]].join(languages[lang].separator))}</title>`,
    `<updated>${updated}</updated>`,
    `<author><name>${escapeXml(site.game[lang])}</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${origin}/feeds/${lang}.atom"/>`,
    `<link rel="alternate" type="text/html" href="${base}/community/news"/>\n`,
    ...posts.map((post) => entry(base, lang, post)),
    '</feed>\n',
  ].join('')
}

interface FeedOptions {
  /** The public origin; empty: no feeds. */
  origin: string
  /** The folder of the site that this one replaces. */
  last: string
  /** The pages of that site. */
  before: readonly FeedPage[]
}

/** Writes `feeds/{lang}.atom`. */
export async function writeFeeds(
  outDir: string,
  pages: readonly FeedPage[],
  { origin, last, before }: FeedOptions,
): Promise<void> {
  if (origin === '') return
  await mkdir(join(outDir, 'feeds'), { recursive: true })
  for (const lang of langs) {
    const file = `feeds/${lang}.atom`
    const feed = await readFile(join(last, file), 'utf8').catch(() => '')
    await writeFile(join(outDir, file), atomFeed(origin, lang, pages, { feed, pages: before }))
  }
}
