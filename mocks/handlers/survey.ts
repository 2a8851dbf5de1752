import { surveyApi, type Answer } from '#features/survey/survey.schema.ts'
import type { Locale } from '#i18n/lang.ts'
import { setOf } from '../db/memory.ts'
import { failed, found, ok, pageOf, post, type EndpointHandler } from '../respond.ts'
import type { Question, Survey, SurveyDetail } from '../db/surveys.ts'
import type { Session } from '../db/accounts.ts'
import type { MockState } from '../mock-state.ts'
import { once } from './once.ts'

function answerFits(question: Question, answer: Answer | undefined): boolean {
  const chosen = answer?.optionIdx ?? []
  const text = answer?.text?.trim() ?? ''
  if (question.kind === 'text') return chosen.length === 0 && (text !== '' || !question.required)
  const offered = new Set(question.options.map((option) => option.idx))
  const most = question.kind === 'single' ? 1 : (question.max ?? offered.size)
  return (
    chosen.length >= (question.required ? 1 : 0) &&
    chosen.length <= most &&
    new Set(chosen).size === chosen.length &&
    chosen.every((option) => offered.has(option))
  )
}

/** Returns true if the answers are exactly those that the questions need. */
function answersFit(questions: readonly Question[], answers: readonly Answer[]): boolean {
  const byQuestion = new Map(answers.map((answer) => [answer.questionIdx, answer]))
  return (
    byQuestion.size === answers.length &&
    answers.every(({ questionIdx }) =>
      questions.some((question) => question.idx === questionIdx),
    ) &&
    questions.every((question) => answerFits(question, byQuestion.get(question.idx)))
  )
}

function whoOf(session: Session): string | null {
  if (session.kind === 'visitor') return null
  return session.kind === 'member' ? (session.uid ?? null) : 'guest'
}

function listed(detail: SurveyDetail): Survey {
  const { intro: _intro, answered: _answered, questions: _questions, ...survey } = detail
  return survey
}

/** Surveys; an answer is final once it is saved. */
export function surveyHandlers(state: MockState): EndpointHandler[] {
  const surveys = (lang: Locale) => state.content().local[lang].surveys
  const hasAnswered = (survey: number) => {
    const who = whoOf(state.session())
    return who !== null && setOf(state.memory.answered, survey).has(who)
  }
  const save = (survey: SurveyDetail, answers: readonly Answer[]): number => {
    const who = whoOf(state.session())
    if (who === null) return 4010
    if (survey.status === 'preparing') return 6004
    if (survey.status === 'ended') return 6002
    if (hasAnswered(survey.idx)) return 6001
    if (!answersFit(survey.questions, answers)) return 6003
    setOf(state.memory.answered, survey.idx).add(who)
    return 200
  }
  return [
    post(surveyApi().list, ({ body }) =>
      ok(pageOf(surveys(body.lang).map(listed), body.page, body.size)),
    ),
    post(surveyApi().detail, ({ body, params }) => {
      const survey = surveys(body.lang).find((each) => each.idx === Number(params.idx))
      return found(survey && { ...survey, answered: hasAnswered(survey.idx) })
    }),
    post(surveyApi().answer, ({ body, params, request }) => {
      const survey = surveys(body.lang).find((each) => each.idx === Number(params.idx))
      return once(state.memory, request, () => failed(survey ? save(survey, body.answers) : 404))
    }),
  ]
}
