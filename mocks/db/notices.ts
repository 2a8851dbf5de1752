import * as v from 'valibot'
import type { Locale } from '#i18n/lang.ts'
import type * as schema from '#features/notice/notice.schema.ts'
import { stamp } from './calendar.ts'
import { noticeCategories } from './categories.ts'
import { imageUrl } from './image-url.ts'
import { htmlOf, postsIn, time, type Post } from './post.ts'
import { baseDay, timeOf, withDays } from './times.ts'

export type Notice = v.InferInput<typeof schema.Notice>
export type NoticeDetail = v.InferInput<typeof schema.NoticeDetail>

const Head = v.strictObject({
  category: v.picklist(['maintenance', 'update', 'notice', 'results', 'issue']),
  at: time,
  /** The hours of a maintenance. */
  from: v.optional(time),
  until: v.optional(time),
  thumb: v.optional(v.string()),
})

const posts = postsIn('notices', Head, '/community/news/')

function notice(
  { idx, head, texts }: Post<v.InferOutput<typeof Head>>,
  lang: Locale,
  now: number,
): NoticeDetail[] {
  const text = texts[lang]
  const base = baseDay(now)
  const at = timeOf(head.at, base)
  if (text === undefined || at > now) return []
  const { from, until, thumb, category } = head
  return [
    {
      idx,
      boardType: 'notice',
      category: noticeCategories[category][lang],
      categoryId: category,
      title: withDays(text.title, lang, base),
      regDt: stamp(at),
      ...(thumb !== undefined && { thumbUrl: imageUrl(`notice-${thumb}-1280x720`) }),
      ...(from !== undefined && { startDt: stamp(timeOf(from, base)) }),
      ...(until !== undefined && { endDt: stamp(timeOf(until, base)) }),
      contents: withDays(htmlOf(text), lang, base),
    },
  ]
}

/** All notices that exist in `lang` and are out at `now`, the newest first. */
export function notices(lang: Locale, now: number): NoticeDetail[] {
  const list = posts.flatMap((post) => notice(post, lang, now))
  list.sort((a, b) => b.regDt.localeCompare(a.regDt) || b.idx - a.idx)
  return list
}
