import type { ProducerNote, ServerLang } from '../wire.ts'
import { dayAt, stamp } from './calendar.ts'
import { producerParagraphs, producerTitles } from './producer-texts.ts'
import { cycle } from './text.ts'

const firstId = 801

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
    startDt: stamp(dayAt(today, -5 - 30 * (producerTitles.length - 1 - nth), 12)),
  }))
  notes.reverse()
  return notes
}
