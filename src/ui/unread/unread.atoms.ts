import { atom } from 'jotai'
import { atomWithStorage } from 'jotai/utils'
import {
  beginMarks,
  parseMarks,
  withAllRead,
  withRead,
  type MarkedPost,
  type ReadMarks,
} from './read-marks.ts'
import { serverNow } from '#lib/server-time.ts'
import { storageOf } from '#lib/storage.ts'

/** `unknown`: not read from storage yet · `off`: the visitor has no posts marked · or the marks */
type StoredMarks = ReadMarks | 'unknown' | 'off'

const key = 'unreadMarks'
const storage = storageOf<StoredMarks>({
  parse: (stored) => parseMarks(stored) ?? 'off',
  format: (marks) => (marks === 'off' ? null : JSON.stringify(marks)),
})
const storedAtom = atomWithStorage<StoredMarks>(key, 'unknown', storage)

/** The marks of new posts; `unknown` until mounted, which is after hydration. */
export const marksAtom = atom((get) => get(storedAtom))

interface OnScreen {
  board: string
  posts: readonly MarkedPost[]
}

/** Begins to mark new posts; those on the screen count as read. */
export const beginMarksAtom = atom(null, (_get, set, { board, posts }: OnScreen) => {
  const now = serverNow()
  set(storedAtom, withAllRead(beginMarks(now), board, posts, now))
})

/** Stops marking posts, and deletes the marks. */
export const stopMarksAtom = atom(null, (_get, set) => set(storedAtom, 'off'))

/** Marks all posts of a board as read. */
export const readAllAtom = atom(null, (_get, set, { board, posts }: OnScreen) => {
  const marks = storage.getItem(key)
  if (typeof marks !== 'string') set(storedAtom, withAllRead(marks, board, posts, serverNow()))
})

/** Marks a post as read, if the visitor has switched the marks on. */
export const markReadAtom = atom(null, (_get, set, board: string, id: number) => {
  const marks = storage.getItem(key)
  if (typeof marks === 'string') return
  const read = withRead(marks, board, id)
  if (read !== marks) set(storedAtom, read)
})
