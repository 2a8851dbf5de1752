import type { ProducerNote, ServerLang } from '../wire.ts'
import { dayAt, stamp } from './calendar.ts'
import { producerParagraphs, producerTitles } from './producer-texts.ts'
import { cycle } from './text.ts'

const firstId = 801

/** The days of all notes but the last three, which are about what happens now. */
const days =
  '2023-03-28 2023-04-28 2023-06-05 2023-06-26 2023-07-10 2023-09-15 2023-11-10 2023-12-27 2024-01-05 2024-03-08 2024-06-14 2024-10-04 2025-01-24 2025-06-13 2025-08-01'.split(
    ' ',
  )

/** Returns when a note was written: on its day, or in the last weeks, one a month. */
function writtenAt(today: number, nth: number): string {
  const day = days[nth]
  if (day !== undefined) return `${day}T12:00:00+09:00`
  return stamp(dayAt(today, -5 - 30 * (producerTitles.length - 1 - nth), 12))
}

/** Greeting, two thoughts in turns, farewell. */
function paragraphs(nth: number): number[] {
  return [0, 1 + (nth % 4), 1 + ((nth + 1 + (nth % 3)) % 4), 5]
}

/** All notes of the producer, the newest first; a note has the same id in every language. */
export function producerNotes(lang: ServerLang, today: number): ProducerNote[] {
  const notes = producerTitles.map(([title, subtitle], nth) => ({
    idx: firstId + nth,
    masterIdx: 101 + nth,
    lang,
    title: title?.[lang] ?? '',
    subtitle: subtitle?.[lang] ?? '',
    content: [
      `<h2>${subtitle?.[lang] ?? ''}</h2>`,
      ...paragraphs(nth).map((index) => `<p>${cycle(producerParagraphs, index)[lang]}</p>`),
    ].join('\n'),
    startDt: writtenAt(today, nth),
  }))
  notes.reverse()
  return notes
}
