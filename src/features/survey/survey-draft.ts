import type { Answer, Question } from './survey.schema.ts'

/** The answers entered so far, by question id. */
export type SurveyDraft = Readonly<Record<number, { chosen: readonly number[]; text: string }>>

const emptyAnswer = { chosen: [], text: '' }

/** Returns the valid part of the answer to a question: the survey may change while the visitor answers it. */
export function answerFor(draft: SurveyDraft, { id, kind, max, options }: Question) {
  const { chosen, text } = draft[id] ?? emptyAnswer
  const offered = chosen.filter((option) => options.some((each) => each.id === option))
  return { chosen: offered.slice(0, kind === 'single' ? 1 : max), text }
}

/** Returns true if no further option of the question can be selected. */
export function isFull(draft: SurveyDraft, question: Question): boolean {
  const { max } = question
  if (question.kind !== 'multiple' || max === undefined) return false
  return answerFor(draft, question).chosen.length >= max
}

/** Selects (single choice) or toggles (multiple choice) an option. No-op once `max` is reached. */
export function toggleOption(draft: SurveyDraft, question: Question, option: number): SurveyDraft {
  const entry = answerFor(draft, question)
  if (question.kind === 'single') return { ...draft, [question.id]: { ...entry, chosen: [option] } }
  const isOn = entry.chosen.includes(option)
  if (!isOn && isFull(draft, question)) return draft
  const chosen = isOn ? entry.chosen.filter((id) => id !== option) : [...entry.chosen, option]
  return { ...draft, [question.id]: { ...entry, chosen } }
}

export function writeText(draft: SurveyDraft, question: Question, text: string): SurveyDraft {
  return { ...draft, [question.id]: { ...answerFor(draft, question), text } }
}

/** Returns true if the question has no answer. */
function isBlank(draft: SurveyDraft, question: Question): boolean {
  const { chosen, text } = answerFor(draft, question)
  return question.kind === 'text' ? text.trim() === '' : chosen.length === 0
}

/** Returns true if leaving would lose answers. */
export function hasUnsavedAnswers(draft: SurveyDraft, questions: readonly Question[]): boolean {
  return answeredCount(draft, questions) > 0
}

/** Returns the number of answered questions. */
export function answeredCount(draft: SurveyDraft, questions: readonly Question[]): number {
  return questions.filter((question) => !isBlank(draft, question)).length
}

/** Returns the required questions without an answer, in order. */
export function missingAnswers(draft: SurveyDraft, questions: readonly Question[]): Question[] {
  return questions.filter((question) => question.required && isBlank(draft, question))
}

/** Converts the draft to the answers of the request; unanswered questions are omitted. */
export function toAnswers(draft: SurveyDraft, questions: readonly Question[]): Answer[] {
  return questions
    .filter((question) => !isBlank(draft, question))
    .map((question) => {
      const { chosen, text } = answerFor(draft, question)
      return question.kind === 'text'
        ? { questionIdx: question.id, optionIdx: [], text: text.trim() }
        : { questionIdx: question.id, optionIdx: [...chosen] }
    })
}
