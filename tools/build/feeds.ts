import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { langs, localeOf, type Lang } from '../../src/i18n/lang.ts'
import { sorted } from '../../src/lib/sorted.ts'
import { site } from '../../src/site.ts'
import { textOf } from '../../src/ui/article/html-text.ts'
import { CarriedPost, carriedData } from './page-data.ts'
import type { SitePage } from './prerender-site.ts'

type FeedPage = Pick<SitePage, 'lang' | 'path' | 'data'>

const Notice = v.object({ ...CarriedPost.entries, category: v.string() })
type Post = v.InferOutput<typeof Notice> & { path: string; publishedAt: number }

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

function summaryOf(html: string): string {
  const letters = Array.from(textOf(html).replaceAll('\n', ' '))
  if (letters.length <= summaryLength) return letters.join('')
  return `${letters.slice(0, summaryLength).join('').trim()}…`
}

/** The news and events of a language that say when they were written, the newest first. */
function postsOf(pages: readonly FeedPage[], lang: Lang): Post[] {
  const details = pages.filter(
    (page) => page.lang === lang && /^\/community\/(?:news|event)\/\d+$/.test(page.path),
  )
  const posts = details.flatMap(({ path, data }): Post[] => {
    const notice = carriedData({ data }, Notice, 'notice', 'detail')
    if (!notice || notice.publishedAt === null) return []
    return [Object.assign(notice, { path, publishedAt: notice.publishedAt })]
  })
  return sorted(posts, (a, b) => b.publishedAt - a.publishedAt || b.id - a.id).slice(0, longest)
}

const iso = (instant: number) => new Date(instant).toISOString()

function entry(address: string, { title, category, publishedAt, html }: Post): string {
  return [
    '<entry>',
    `<id>${address}</id>`,
    `<title>${escapeXml(title)}</title>`,
    `<link rel="alternate" type="text/html" href="${address}"/>`,
    `<published>${iso(publishedAt)}</published>`,
    `<updated>${iso(publishedAt)}</updated>`,
    ...(category === '' ? [] : [`<category term="${escapeXml(category)}"/>`]),
    `<summary>${escapeXml(summaryOf(html))}</summary>`,
    '</entry>\n',
  ].join('')
}

/**
 * The Atom feed (RFC 4287) of the news and events in a language.
 * @param origin the public origin, without a slash at its end
 */
export function atomFeed(origin: string, lang: Lang, pages: readonly FeedPage[]): string {
  const posts = postsOf(pages, lang)
  const base = `${origin}/${lang}`
  const updated = iso(posts[0]?.publishedAt ?? Date.parse(site.launchAt))
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${localeOf(lang)}">`,
    `<id>${base}/community/news</id>`,
    `<title>${escapeXml(`${site.game[lang]} · ${titles[lang]}`)}</title>`,
    `<updated>${updated}</updated>`,
    `<author><name>${escapeXml(site.game[lang])}</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${origin}/feeds/${lang}.xml"/>`,
    `<link rel="alternate" type="text/html" href="${base}/community/news"/>\n`,
    ...posts.map((post) => entry(base + post.path, post)),
    '</feed>\n',
  ].join('')
}

/** Writes `feeds/{lang}.xml`. @param origin the public origin; empty: no feeds */
export async function writeFeeds(
  outDir: string,
  pages: readonly FeedPage[],
  origin: string,
): Promise<void> {
  if (origin === '') return
  await mkdir(join(outDir, 'feeds'), { recursive: true })
  for (const lang of langs) {
    await writeFile(join(outDir, `feeds/${lang}.xml`), atomFeed(origin, lang, pages))
  }
}
