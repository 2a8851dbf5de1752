import { atom } from 'jotai'
import { onKeptElsewhere, readKept, writeKept } from '#lib/kept.ts'
import {
  beginMarks,
  parseMarks,
  withAllRead,
  withRead,
  type MarkedPost,
  type ReadMarks,
} from '#lib/read-marks.ts'

const key = 'unreadMarks'
const declined = 'off'

/** What is stored; `undefined` until the device was asked, which is after hydration. */
const storedAtom = atom<string | null | undefined>(undefined)

storedAtom.onMount = (set) => {
  const read = () => set(readKept(key))
  read()
  // Another tab may have opened a post meanwhile, or the settings have erased all.
  return onKeptElsewhere([key], read)
}

/** - `unknown`: not read yet · `unasked`: never answered · `off`: not wanted · else the marks */
export const marksAtom = atom((get): ReadMarks | 'unknown' | 'unasked' | 'off' => {
  const stored = get(storedAtom)
  if (stored === undefined) return 'unknown'
  if (stored === null) return 'unasked'
  return stored === declined ? 'off' : (parseMarks(stored) ?? 'unasked')
})

interface OnScreen {
  board: string
  posts: readonly MarkedPost[]
}

const keepAtom = atom(null, (_get, set, value: string) => {
  writeKept(key, value)
  set(storedAtom, value)
})

/** Begins to mark new posts; those on the screen are known by now. */
export const beginMarksAtom = atom(null, (_get, set, { board, posts }: OnScreen) => {
  const now = Date.now()
  const marks = withAllRead(beginMarks(now), board, posts, now)
  set(keepAtom, JSON.stringify(marks))
})

/** Marks no posts, forgets what was marked, and does not ask again. */
export const declineMarksAtom = atom(null, (_get, set) => set(keepAtom, declined))

/** Marks all posts of a board as read. */
export const readAllAtom = atom(null, (get, set, { board, posts }: OnScreen) => {
  const marks = get(marksAtom)
  if (typeof marks === 'string') return
  set(keepAtom, JSON.stringify(withAllRead(marks, board, posts, Date.now())))
})

/** Marks a post as read; nothing is kept where no marks are wanted. */
export const readPostAtom = atom(
  null,
  (_get, set, { board, id }: { board: string; id: number }) => {
    const stored = readKept(key)
    const marks = stored === null ? null : parseMarks(stored)
    if (marks === null) return
    const read = withRead(marks, board, id)
    if (read !== marks) set(keepAtom, JSON.stringify(read))
  },
)
