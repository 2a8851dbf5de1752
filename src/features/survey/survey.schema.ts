import * as v from 'valibot'
import { instant, listOf, optional, pageOf, recordId, type PageQuery } from '#api/schema.ts'

const WireSurvey = v.object({
  idx: recordId,
  title: v.string(),
  status: v.picklist(['preparing', 'open', 'ended']),
  startDt: instant,
  endDt: instant,
})

function toSurvey(wire: v.InferOutput<typeof WireSurvey>) {
  const { idx, title, status, startDt, endDt } = wire
  return { id: idx, title, status, startsAt: startDt, endsAt: endDt }
}

/** A survey in the list (docs/api.md#types). */
export const Survey = v.pipe(WireSurvey, v.transform(toSurvey))
export type Survey = v.InferOutput<typeof Survey>

/** Drops items with a duplicate id. */
function withoutDuplicates<T extends { id: number }>(items: readonly T[]): T[] {
  return items.filter((item, place) => items.findIndex(({ id }) => id === item.id) === place)
}

export const Option = v.pipe(
  v.object({ idx: recordId, text: v.string() }),
  v.transform(({ idx, text }) => ({ id: idx, text })),
)

export const Question = v.pipe(
  v.object({
    idx: recordId,
    text: v.string(),
    kind: v.picklist(['single', 'multiple', 'text']),
    required: v.boolean(),
    max: optional(recordId),
    options: v.pipe(listOf(Option), v.transform(withoutDuplicates)),
  }),
  v.transform(({ idx, ...question }) => ({ id: idx, ...question })),
)
export type Question = v.InferOutput<typeof Question>

/** A survey with its questions; the intro is untrusted HTML. */
export const SurveyDetail = v.pipe(
  v.object({
    ...WireSurvey.entries,
    intro: optional(v.string()),
    answered: v.boolean(),
    questions: v.pipe(listOf(Question), v.transform(withoutDuplicates)),
  }),
  v.transform(({ intro, answered, questions, ...survey }) => ({
    ...toSurvey(survey),
    introHtml: intro,
    answered,
    questions,
  })),
)
export type SurveyDetail = v.InferOutput<typeof SurveyDetail>

/** An answer in the request. */
export interface Answer {
  questionIdx: number
  optionIdx: number[]
  text?: string
}

export const surveyPage = (query: PageQuery) => pageOf(Survey, query)
