import * as v from 'valibot'
import type { Locale } from '#i18n/lang.ts'
import type * as schema from '#features/devlog/devlog.schema.ts'
import { stamp } from './calendar.ts'
import { videoId } from './media.ts'
import { imageUrl } from './image-url.ts'
import { htmlOf, postsIn, time, yes } from './post.ts'
import { baseDay, timeOf, withDays } from './times.ts'

export type DevlogDetail = v.InferInput<typeof schema.MessageDetail>

const Head = v.strictObject({ at: time, thumb: v.optional(yes), video: v.optional(yes) })

const posts = postsIn('devlog', Head, '/devlog/withBTS/')

/** All messages of the developers that exist in `lang` at `now`, the newest first. */
export function devlog(lang: Locale, now: number): DevlogDetail[] {
  const base = baseDay(now)
  const list = posts.flatMap(({ idx, head, texts }): DevlogDetail[] => {
    const text = texts[lang]
    const at = timeOf(head.at, base)
    if (text === undefined || at > now) return []
    return [
      {
        idx,
        title: text.title,
        regDt: stamp(at),
        ...(head.thumb && { thumbUrl: imageUrl(`devlog-${idx}-1280x720`) }),
        ...(text.summary !== undefined && { summary: text.summary }),
        contents: withDays(htmlOf(text), lang, base),
        ...(head.video && { youtubeUrl: `https://youtu.be/${videoId(`devlog ${idx}`)}` }),
      },
    ]
  })
  list.sort((a, b) => b.regDt.localeCompare(a.regDt) || b.idx - a.idx)
  return list
}
