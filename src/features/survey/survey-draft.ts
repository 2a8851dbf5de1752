import type { Answer, Question } from './survey.schema.ts'

/** What is entered so far, by the id of the question. */
export type SurveyDraft = Readonly<Record<number, { chosen: readonly number[]; text: string }>>

const nothing = { chosen: [], text: '' }

/** What is entered for a question, as far as it still fits: a survey may change while it is answered. */
export function entryOf(draft: SurveyDraft, { id, kind, max, options }: Question) {
  const { chosen, text } = draft[id] ?? nothing
  const offered = chosen.filter((option) => options.some((each) => each.id === option))
  return { chosen: offered.slice(0, kind === 'single' ? 1 : max), text }
}

/** True where no further option of the question can be chosen. */
export function isFull(draft: SurveyDraft, question: Question): boolean {
  const { max } = question
  if (question.kind !== 'multiple' || max === undefined) return false
  return entryOf(draft, question).chosen.length >= max
}

/** A press on an option: the one of a single question, or on and off; one too many is no press. */
export function pressOption(draft: SurveyDraft, question: Question, option: number): SurveyDraft {
  const entry = entryOf(draft, question)
  if (question.kind === 'single') return { ...draft, [question.id]: { ...entry, chosen: [option] } }
  const isOn = entry.chosen.includes(option)
  if (!isOn && isFull(draft, question)) return draft
  const chosen = isOn ? entry.chosen.filter((id) => id !== option) : [...entry.chosen, option]
  return { ...draft, [question.id]: { ...entry, chosen } }
}

export function writeText(draft: SurveyDraft, question: Question, text: string): SurveyDraft {
  return { ...draft, [question.id]: { ...entryOf(draft, question), text } }
}

/** True where nothing is entered for a question. */
function isBlank(draft: SurveyDraft, question: Question): boolean {
  const { chosen, text } = entryOf(draft, question)
  return question.kind === 'text' ? text.trim() === '' : chosen.length === 0
}

/** True where something would be lost by leaving. */
export function isStarted(draft: SurveyDraft, questions: readonly Question[]): boolean {
  return answeredCount(draft, questions) > 0
}

/** How many of the questions have an answer. */
export function answeredCount(draft: SurveyDraft, questions: readonly Question[]): number {
  return questions.filter((question) => !isBlank(draft, question)).length
}

/** The required questions that have no answer yet, in their order. */
export function missingAnswers(draft: SurveyDraft, questions: readonly Question[]): Question[] {
  return questions.filter((question) => question.required && isBlank(draft, question))
}

/** The answers as they are sent; a question that is left open is left out. */
export function toAnswers(draft: SurveyDraft, questions: readonly Question[]): Answer[] {
  return questions
    .filter((question) => !isBlank(draft, question))
    .map((question) => {
      const { chosen, text } = entryOf(draft, question)
      return question.kind === 'text'
        ? { questionIdx: question.id, optionIdx: [], text: text.trim() }
        : { questionIdx: question.id, optionIdx: [...chosen] }
    })
}
