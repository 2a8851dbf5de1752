import type { Question, ServerLang, SurveyDetail } from '../wire.ts'
import { dayAt, stamp } from './calendar.ts'
import { cycle } from './text.ts'
import { questionPlans, surveyIntro, surveyTitles } from './survey-texts.ts'

/** First and last day of each survey, counted from today: four open, two in preparation, six over. */
const periods = [
  [-6, 21],
  [-9, 12],
  [-12, 8],
  [-3, 4],
  [7, 28],
  [14, 35],
  [-60, -40],
  [-90, -75],
  [-130, -116],
  [-160, -146],
  [-200, -180],
  [-240, -220],
] as const

/** The first has every question, the others two or three of them. */
function questions(lang: ServerLang, nth: number): Question[] {
  const plans = nth === 0 ? questionPlans : questionPlans.slice(0, 2 + (nth % 2))
  return plans.map(({ kind, required, max, words: [text, ...options] }, index) => ({
    idx: index + 1,
    text: text?.[lang] ?? '',
    kind,
    required,
    max,
    options: options.map((option, place) => ({ idx: place + 1, text: option[lang] })),
  }))
}

/** All surveys, not answered yet; their status is that of `now`. */
export function surveys(lang: ServerLang, today: number, now: number): SurveyDetail[] {
  return periods.map(([from, until], nth) => {
    const startsAt = dayAt(today, from)
    const endsAt = dayAt(today, until, 23)
    return {
      idx: 71 + nth,
      title: cycle(surveyTitles, nth)[lang],
      status: now < startsAt ? 'preparing' : now <= endsAt ? 'open' : 'ended',
      startDt: stamp(startsAt),
      endDt: stamp(endsAt),
      intro: nth % 2 === 0 ? surveyIntro[lang] : undefined,
      answered: false,
      questions: questions(lang, nth),
    }
  })
}
