import { readKept, tellKept, writeKept } from '#lib/kept.ts'
import { parseMarks, withRead, type ReadMarks } from '#lib/read-marks.ts'
import { declined, marksKey } from './use-has-marks.ts'

/** - `unasked`: never answered · `off`: not wanted · else the marks */
export type KeptMarks = ReadMarks | 'unasked' | 'off'

/** What is kept on this device, or for this visit. */
export function readMarks(): KeptMarks {
  const kept = readKept(marksKey)
  if (kept === null) return 'unasked'
  return kept === declined ? 'off' : (parseMarks(kept) ?? 'unasked')
}

/** Keeps `marks`, and tells every part of the page. */
export function keepMarks(marks: ReadMarks | 'off'): void {
  writeKept(marksKey, marks === 'off' ? declined : JSON.stringify(marks))
  tellKept(marksKey)
}

/** Marks a post as read; nothing is kept where no marks are wanted. */
export function keepRead(board: string, id: number): void {
  const marks = readMarks()
  if (typeof marks === 'string') return
  const read = withRead(marks, board, id)
  if (read !== marks) keepMarks(read)
}
