import * as v from 'valibot'
import type { Locale } from '#i18n/lang.ts'
import type * as schema from '#features/devlog/devlog.schema.ts'
import { stamp } from './calendar.ts'
import { htmlOf, postsIn, time } from './post.ts'
import { baseDay, timeOf, withDays } from './times.ts'

type ProducerNote = v.InferInput<typeof schema.ProducerNote>

const posts = postsIn('letters', v.strictObject({ at: time }), '/devlog/pd-note/')

/** All notes of the producer at `now`, the newest first; a note has the same id in every language. */
export function producerNotes(lang: Locale, now: number): ProducerNote[] {
  const base = baseDay(now)
  const list = posts.flatMap(({ idx, head, texts }): ProducerNote[] => {
    const text = texts[lang]
    const at = timeOf(head.at, base)
    if (text?.summary === undefined || at > now) return []
    return [
      {
        idx,
        masterIdx: idx - 700,
        lang,
        title: text.title,
        subtitle: text.summary,
        content: withDays(htmlOf(text), lang, base),
        startDt: stamp(at),
      },
    ]
  })
  list.sort((a, b) => b.startDt.localeCompare(a.startDt))
  return list
}
