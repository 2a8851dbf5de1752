import type { NoticeDetail, ServerLang } from '../wire.ts'
import { dateWords, day, dayAt, stamp, startOfDay } from './calendar.ts'
import { longTitle, noticeKinds } from './notice-texts.ts'
import { noticeBody } from './notice-bodies.ts'
import { cycle, fill } from './text.ts'

const count = 60
const firstId = 1001

/** The newest is from yesterday, the others lie about six days apart. */
function writtenAt(today: number, age: number): number {
  return dayAt(today, -1 - Math.floor(age * 5.8), 10 + (age % 8))
}

/** Notices that were never translated: only in Korean, or not in Japanese. */
const missing: Partial<Record<ServerLang, readonly number[]>> = {
  en: [1040, 1053],
  ja: [1027, 1040, 1053],
}

/** Of an update, whatever its turn among the kinds would be. */
const longTitleId = 1057
const updates = 1

/** Of the kinds of `notice-texts.ts`, in their order. */
const pictureKinds = ['maintenance', 'update', 'information', 'winners', 'issues'] as const

/** Titles of a kind share four pictures, so that no two of a page are alike. */
function pictureOf(kind: number, age: number): string {
  return `${cycle(pictureKinds, kind)}-${1 + (Math.floor(age / 5) % 4)}`
}

/** Kind and title (by their places) of notices about what has happened already: dated on the day they appear. */
const ofToday = new Set(['0 1', '0 4', '2 1', '2 5', '4 2', '4 3', '4 5'])
/** A new privacy policy is announced a week before it takes effect. */
const aWeekAhead = '2 3'

/** Returns how many days after its notice the date lies that the notice is about. */
function daysAhead(kind: number, turn: number): number {
  const place = `${kind} ${turn}`
  if (place === aWeekAhead) return 7
  return ofToday.has(place) ? 0 : 1
}

/** The kind of maintenance notices, and their titles that announce one, from 10:00 to 13:00. */
const maintenance = 0
const announcing = new Set([0, 3])

function notice(lang: ServerLang, today: number, idx: number): NoticeDetail {
  const age = firstId + count - 1 - idx
  const at = writtenAt(today, age)
  const kind = idx === longTitleId ? updates : age % noticeKinds.length
  const { category, titles } = cycle(noticeKinds, kind)
  const turn = Math.floor(age / 5) % titles.length
  const title = idx === longTitleId ? longTitle : cycle(titles, turn)
  const hasPeriod = kind === maintenance && announcing.has(turn)
  const dateOfMatter = at + daysAhead(kind, turn) * day
  const words = {
    ...dateWords(lang, dateOfMatter),
    version: `2.${30 - Math.floor(age / 3)}.${2 - (age % 3)}`,
    season: 40 - Math.floor(age / 8),
    seed: 1 + (Math.floor(age / 5) % 6),
  }
  return {
    idx,
    boardType: 'notice',
    category: category[lang],
    title: fill(title[lang], words),
    regDt: stamp(at),
    ...(idx % 4 !== 0 && {
      thumbUrl: `/game-data/art/notice-${pictureOf(kind, age)}-640x360.webp`,
    }),
    ...(hasPeriod && {
      startDt: stamp(startOfDay(dateOfMatter) + 10 * 3_600_000),
      endDt: stamp(startOfDay(dateOfMatter) + 13 * 3_600_000),
    }),
    contents: noticeBody(kind, idx === longTitleId ? 0 : turn)
      .map((part) => fill(part[lang], words))
      .join('\n'),
  }
}

/** All notices that exist in `lang`, the newest first. */
export function notices(lang: ServerLang, today: number): NoticeDetail[] {
  return Array.from({ length: count }, (_, age) => firstId + count - 1 - age)
    .filter((idx) => !missing[lang]?.includes(idx))
    .map((idx) => notice(lang, today, idx))
}
