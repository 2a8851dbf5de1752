import { isRecord } from './is-record.ts'

const hour = 3_600_000
const day = 24 * hour
/** Korea is nine hours ahead the year round. */
const ahead = 9 * hour
/** More than anybody opens between two times of "mark all read". */
const mostKept = 500

interface BoardMarks {
  since: number
  read: readonly number[]
}

/** What a device keeps to tell new posts: from when on they count, and those that were opened. */
export interface ReadMarks {
  since: number
  boards: Readonly<Record<string, BoardMarks>>
}

/** A post, as far as it matters whether it is new. */
export interface MarkedPost {
  id: number
  /** Epoch ms; `null` where the server named no time, and such a post is never new. */
  publishedAt: number | null
}

const isInstant = (value: unknown): value is number => Number.isFinite(value)

function isBoard(value: unknown): value is BoardMarks {
  return (
    isRecord(value) &&
    isInstant(value.since) &&
    Array.isArray(value.read) &&
    value.read.every((id) => typeof id === 'number')
  )
}

function areMarks(value: unknown): value is ReadMarks {
  return (
    isRecord(value) &&
    isInstant(value.since) &&
    isRecord(value.boards) &&
    Object.values(value.boards).every(isBoard)
  )
}

/** What is stored as marks, or `null` where it cannot be read as any. */
export function parseMarks(stored: string): ReadMarks | null {
  try {
    const marks: unknown = JSON.parse(stored)
    return areMarks(marks) ? marks : null
  } catch {
    return null
  }
}

/** The midnight that begins the Korean day: some posts bear a day and no hour. */
function koreanDay(instant: number): number {
  return Math.floor((instant + ahead) / day) * day - ahead
}

function boardOf({ since, boards }: ReadMarks, board: string) {
  return (Object.hasOwn(boards, board) ? boards[board] : undefined) ?? { since, read: [] }
}

/** Marks that begin now: nothing older counts as new. @param now epoch ms */
export function beginMarks(now: number): ReadMarks {
  return { since: koreanDay(now), boards: {} }
}

/** True for a post that came since, and was not opened. */
export function isNew(marks: ReadMarks, board: string, { id, publishedAt }: MarkedPost): boolean {
  const { since, read } = boardOf(marks, board)
  return publishedAt !== null && publishedAt >= since && !read.includes(id)
}

/** The marks after a post of a board was opened. */
export function withRead(marks: ReadMarks, board: string, id: number): ReadMarks {
  const { since, read } = boardOf(marks, board)
  if (read.includes(id)) return marks
  const kept = { since, read: [...read, id].slice(-mostKept) }
  return { ...marks, boards: { ...marks.boards, [board]: kept } }
}

/**
 * The marks after all posts of a board were marked read at `now` (epoch ms). Those of today on the
 * screen are named, so that another of today that is yet to come is new.
 */
export function withAllRead(
  marks: ReadMarks,
  board: string,
  posts: readonly MarkedPost[],
  now: number,
): ReadMarks {
  const since = koreanDay(now)
  const ofToday = posts.filter(({ publishedAt }) => publishedAt !== null && publishedAt >= since)
  const kept = { since, read: ofToday.map(({ id }) => id) }
  return { ...marks, boards: { ...marks.boards, [board]: kept } }
}
