import type { NoticeDetail, ServerLang } from '../wire.ts'
import { dateWords, dayAt, stamp } from './calendar.ts'
import { bodyOfEvent, eventKinds, eventTitles, specialEvents } from './event-texts.ts'
import { cycle, fill, type Text } from './text.ts'

interface Plan {
  idx: number
  title: Text
  from: number
  until: number
}

/** First and last day of each event, counted from today: seven past, eight running, five coming. */
const periods = [
  [-131, -118],
  [-112, -99],
  [-96, -80],
  [-77, -61],
  [-60, -47],
  [-45, -31],
  [-30, -12],
  [-21, 2],
  [-16, 5],
  [-12, 9],
  [-9, 12],
  [-6, 1],
  [-4, 17],
  [-2, 26],
  [0, 6],
  [3, 17],
  [6, 20],
  [10, 31],
  [15, 29],
  [24, 45],
] as const

/** The midnight that begins June 2023. */
const june = Date.UTC(2023, 5, 1) - 9 * 3_600_000

function special(idx: number, from: number, until: number): Plan[] {
  const title = specialEvents[idx]
  return title ? [{ idx, title, from, until }] : []
}

function plans(today: number): Plan[] {
  return [
    ...special(540, june, june + 29 * 86_400_000),
    ...special(541, dayAt(today, -230, 0), dayAt(today, -202, 0)),
    ...special(542, dayAt(today, -40, 0), dayAt(today, -5, 0)),
    ...special(544, dayAt(today, -7, 0), dayAt(today, 21, 0)),
    ...periods.map(([from, until], index) => ({
      idx: 601 + index,
      title: cycle(eventTitles, index),
      from: dayAt(today, from, 0),
      until: dayAt(today, until, 0),
    })),
  ]
}

/** Announced three days before it begins, but never later than yesterday. */
function announcedAt(today: number, plan: Plan): number {
  return Math.min(dayAt(plan.from, -3, 14), dayAt(today, -1, plan.idx % 10))
}

function event(lang: ServerLang, today: number, plan: Plan): NoticeDetail {
  const { idx, from, until } = plan
  const title = fill(plan.title[lang], dateWords(lang, from))
  return {
    idx,
    boardType: 'event',
    category: cycle(eventKinds, idx)[lang],
    title,
    regDt: stamp(announcedAt(today, plan)),
    startDt: stamp(from + 10 * 3_600_000),
    endDt: stamp(until + 86_399_000),
    ...(idx % 7 !== 0 && { thumbUrl: `/game-data/art/event-${idx}-640x360.webp` }),
    contents: bodyOfEvent(idx)
      .map((part) => fill(part[lang], { title, seed: 1 + (idx % 8) }))
      .join('\n'),
  }
}

/** Events that were announced only in Korea. */
const koreanOnly = new Set([605])

/** All events that exist in `lang`, the last announced first. */
export function events(lang: ServerLang, today: number): NoticeDetail[] {
  const announced = plans(today)
    .filter(({ idx }) => lang === 'ko' || !koreanOnly.has(idx))
    .map((plan) => event(lang, today, plan))
  announced.sort((a, b) => b.regDt.localeCompare(a.regDt) || b.idx - a.idx)
  return announced
}
