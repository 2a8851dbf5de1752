import * as v from 'valibot'
import { koreanMidnight } from '#i18n/times.ts'

/** More than a visitor opens between two clicks on "mark all read". */
const maxRead = 500

const integer = v.pipe(v.number(), v.safeInteger())

/**
 * The state from which new posts are found: the time from which posts count, and the ids that were
 * opened.
 */
const ReadMarks = v.object({
  since: integer,
  boards: v.record(v.string(), v.object({ since: integer, read: v.array(integer) })),
})
export type ReadMarks = v.InferOutput<typeof ReadMarks>

/** The fields of a post that decide if it is new. */
export interface MarkedPost {
  id: number
  /** Epoch ms; `null` if the server sent no time. Such a post is never new. */
  publishedAt: number | null
}

const StoredMarks = v.fallback(v.nullable(v.pipe(v.string(), v.parseJson(), ReadMarks)), null)

/** Parses stored marks. @returns `null` if they are invalid, or if there are none */
export function parseMarks(stored: string | null): ReadMarks | null {
  return v.parse(StoredMarks, stored)
}

function boardOf({ since, boards }: ReadMarks, board: string) {
  return (Object.hasOwn(boards, board) ? boards[board] : undefined) ?? { since, read: [] }
}

/** Returns marks that begin now: older posts do not count as new. @param now epoch ms */
export function beginMarks(now: number): ReadMarks {
  // The begin of the day: some posts have a day and no hour.
  return { since: koreanMidnight(now), boards: {} }
}

/** Returns true for a post that was published since then and not opened. */
export function isNew(marks: ReadMarks, board: string, { id, publishedAt }: MarkedPost): boolean {
  const { since, read } = boardOf(marks, board)
  return publishedAt !== null && publishedAt >= since && !read.includes(id)
}

/** Returns the marks after a post of a board was opened. */
export function withRead(marks: ReadMarks, board: string, id: number): ReadMarks {
  const { since, read } = boardOf(marks, board)
  if (read.includes(id)) return marks
  const boardMarks = { since, read: [...read, id].slice(-maxRead) }
  return { ...marks, boards: { ...marks.boards, [board]: boardMarks } }
}

/**
 * Returns the marks after all posts of a board were marked read at `now` (epoch ms). The ids of
 * today's posts on the screen are stored, so that a later post of today counts as new.
 */
export function withAllRead(
  marks: ReadMarks,
  board: string,
  posts: readonly MarkedPost[],
  now: number,
): ReadMarks {
  const since = koreanMidnight(now)
  const ofToday = posts.filter(({ publishedAt }) => publishedAt !== null && publishedAt >= since)
  const boardMarks = { since, read: ofToday.map(({ id }) => id) }
  return { ...marks, boards: { ...marks.boards, [board]: boardMarks } }
}
