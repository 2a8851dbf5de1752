import * as v from 'valibot'
import type { Locale } from '#i18n/lang.ts'
import type * as schema from '#features/survey/survey.schema.ts'
import { stamp } from './calendar.ts'
import { blocksOf } from './markdown.ts'
import { imageUrl } from './image-url.ts'
import { postsIn, time } from './post.ts'
import { baseDay, timeOf, withDays } from './times.ts'

type Option = v.InferInput<typeof schema.Option>
export type Survey = v.InferInput<typeof schema.Survey>
/** The schemas of lists accept any item, so these name their items. */
export type Question = Omit<v.InferInput<typeof schema.Question>, 'options'> & { options: Option[] }
export type SurveyDetail = Survey & {
  intro?: string
  answered: boolean
  questions: Question[]
}

const posts = postsIn(
  'surveys',
  v.strictObject({ from: time, until: time, image: v.string() }),
  '/survey/',
)

const kinds = v.picklist(['single', 'multiple', 'text'])

/** Reads a question: `## [multiple 2] Its text`, then its options; a `?` after the kind: it may be left out. */
function questionOf(source: string, nth: number): Question {
  const [heading = '', ...options] = source.trim().split('\n')
  const [, kind, optional, max, text = ''] =
    /^\[([a-z]+)(\?)?(?: (\d+))?\] (.+)$/.exec(heading) ?? []
  return {
    idx: nth + 1,
    text,
    kind: v.parse(kinds, kind),
    required: optional === undefined,
    ...(max !== undefined && { max: Number(max) }),
    options: options
      .filter((line) => line.startsWith('- '))
      .map((line, index) => ({ idx: index + 1, text: line.slice(2).trim() })),
  }
}

/** The reward of every survey. */
const rewards: Record<Locale, string> = { ko: '등불 30개', en: '30 lanterns', ja: 'ランタン30個' }

/** All surveys, not answered yet; their status is that of `now`. */
export function surveys(lang: Locale, now: number): SurveyDetail[] {
  const base = baseDay(now)
  return posts.flatMap(({ idx, head, texts }): SurveyDetail[] => {
    const text = texts[lang]
    if (text === undefined) return []
    const startsAt = timeOf(head.from, base)
    const endsAt = timeOf(head.until, base)
    const [intro = '', ...questions] = withDays(text.body, lang, base).split(/^## /m)
    return [
      {
        idx,
        title: withDays(text.title, lang, base),
        minutes: questions.length,
        reward: rewards[lang],
        imgUrl: imageUrl(`${head.image}-640x360`),
        status: now < startsAt ? 'preparing' : now <= endsAt ? 'open' : 'ended',
        startDt: stamp(startsAt),
        endDt: stamp(endsAt),
        ...(intro.trim() !== '' && {
          intro: blocksOf(intro)
            .map(({ html }) => html)
            .join('\n'),
        }),
        answered: false,
        questions: questions.map(questionOf),
      },
    ]
  })
}
