import * as v from 'valibot'
import type { Locale } from '#i18n/lang.ts'
import type { NoticeDetail } from './notices.ts'
import { stamp } from './calendar.ts'
import { eventCategories } from './categories.ts'
import { imageUrl } from './image-url.ts'
import { htmlOf, postsIn, time, type Post } from './post.ts'
import { baseDay, timeOf, withDays } from './times.ts'

const Head = v.strictObject({
  category: v.picklist(['game', 'community', 'coupon']),
  at: time,
  from: time,
  until: time,
})

const posts = postsIn('events', Head, '/community/event/')

function event(
  { idx, head, texts }: Post<v.InferOutput<typeof Head>>,
  lang: Locale,
  now: number,
): NoticeDetail[] {
  const text = texts[lang]
  const base = baseDay(now)
  const at = timeOf(head.at, base)
  if (text === undefined || at > now) return []
  const from = timeOf(head.from, base)
  const until = timeOf(head.until, base)
  const state = now < from ? 'before' : now <= until ? 'during' : 'after'
  return [
    {
      idx,
      boardType: 'event',
      category: eventCategories[head.category][lang],
      categoryId: head.category,
      title: withDays(text.title, lang, base),
      regDt: stamp(at),
      startDt: stamp(from),
      endDt: stamp(until),
      thumbUrl: imageUrl(`event-${idx}-1280x720`),
      contents: withDays(
        htmlOf(text, (when) => when.split(' ').includes(state)),
        lang,
        base,
      ),
    },
  ]
}

/** All events that exist in `lang` and are announced at `now`, the last announced first. */
export function events(lang: Locale, now: number): NoticeDetail[] {
  const list = posts.flatMap((post) => event(post, lang, now))
  list.sort((a, b) => b.regDt.localeCompare(a.regDt) || b.idx - a.idx)
  return list
}
