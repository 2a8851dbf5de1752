import * as v from 'valibot'
import {
  describe,
  endpoint,
  lang,
  Localized,
  pageFields,
  positive,
  Result,
  unknownId,
  type BodyOf,
} from '#api/endpoint.ts'
import { html } from '#api/html.ts'
import {
  endInstant,
  instant,
  listOf,
  name,
  optional,
  pageOf,
  realEnd,
  recordId,
  url,
} from '#api/schema.ts'

const WireSurvey = v.object({
  idx: recordId,
  title: name,
  status: v.picklist(['preparing', 'open', 'ended']),
  startDt: instant,
  endDt: endInstant,
  minutes: optional(recordId),
  reward: optional(name),
  imgUrl: optional(url),
})

function toSurvey(wire: v.InferOutput<typeof WireSurvey>) {
  const { idx, title, status, startDt, endDt, minutes, reward, imgUrl } = wire
  const image = imgUrl
  const endsAt = realEnd(endDt, startDt)
  return { id: idx, title, status, startsAt: startDt, endsAt, minutes, reward, image }
}

/** A survey in the list (docs/api.md#types). */
export const Survey = v.pipe(WireSurvey, v.transform(toSurvey))
export type Survey = v.InferOutput<typeof Survey>

export const Option = v.pipe(
  v.object({ idx: recordId, text: name }),
  v.transform(({ idx, text }) => ({ id: idx, text })),
)

export const Question = v.pipe(
  v.object({
    idx: recordId,
    text: name,
    kind: v.picklist(['single', 'multiple', 'text']),
    required: v.boolean(),
    max: optional(recordId),
    options: listOf(Option),
  }),
  v.transform(({ idx, ...question }) => ({ id: idx, ...question })),
)
export type Question = v.InferOutput<typeof Question>

/** A survey with its questions; the intro is untrusted HTML. */
export const SurveyDetail = v.pipe(
  v.object({
    ...WireSurvey.entries,
    intro: optional(html),
    answered: v.boolean(),
    questions: listOf(Question),
  }),
  v.transform(({ intro, answered, questions, ...survey }) => ({
    ...toSurvey(survey),
    introHtml: intro,
    answered,
    questions,
  })),
)
export type SurveyDetail = v.InferOutput<typeof SurveyDetail>

const ListRequest = () => v.strictObject(pageFields(10))
type ListRequest = BodyOf<typeof ListRequest>

const AnswersRequest = () =>
  v.strictObject({
    lang: lang(),
    answers: v.array(
      v.strictObject({
        questionIdx: positive(),
        optionIdx: v.array(positive()),
        text: v.optional(v.string()),
      }),
    ),
  })
type AnswersRequest = BodyOf<typeof AnswersRequest>

/** An answer in the request. */
export type Answer = AnswersRequest['answers'][number]

/** The answers of a player depend on the session. */
const ofPlayer = ['api', { needsSession: true }] as const

export const surveyList = endpoint<ListRequest>(...ofPlayer)('/survey', pageOf(Survey, 10))
export const surveyDetail = endpoint<Localized>(...ofPlayer)('/survey/{idx}', SurveyDetail)
export const surveyAnswers = endpoint<AnswersRequest>(...ofPlayer)('/survey/{idx}/answer', Result)

const surveys = { section: 'Surveys', types: { Survey, Question, Option, SurveyDetail } }
export const surveyApi = () => ({
  list: describe(surveys, surveyList, {
    summary: 'Surveys, newest first.',
    page: '/survey',
    request: ListRequest,
    example: { body: { page: 1, size: 10 } },
  }),
  detail: describe(surveys, surveyDetail, {
    summary: 'One survey with its questions. `answered` is about the player of the session.',
    page: '/survey/72',
    request: Localized,
    codes: unknownId,
    example: { params: { idx: '71' } },
  }),
  answer: describe(surveys, surveyAnswers, {
    summary: 'Saves answers, once and for all. Code 200 means saved.',
    page: '/survey/72',
    request: AnswersRequest,
    countsOnce: true,
    codes: {
      404: 'Unknown survey.',
      4010: 'Login required.',
      6001: 'Already taken.',
      6002: 'The period has ended.',
      6003: 'An answer is not valid.',
      6004: 'The survey is still in preparation.',
    },
    example: {
      params: { idx: '71' },
      body: {
        answers: [
          { questionIdx: 1, optionIdx: [2] },
          { questionIdx: 2, optionIdx: [1, 5] },
          { questionIdx: 5, optionIdx: [], text: 'The harbor at dusk.' },
        ],
      },
    },
  }),
})
