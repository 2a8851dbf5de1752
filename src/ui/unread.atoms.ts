import { atom } from 'jotai'
import { onKeptElsewhere } from '#lib/kept.ts'
import { beginMarks, withAllRead, type MarkedPost } from '#lib/read-marks.ts'
import { keepMarks, readMarks, type KeptMarks } from './kept-marks.ts'
import { marksKey } from './use-has-marks.ts'

const keptAtom = atom<KeptMarks | 'unknown'>('unknown')

keptAtom.onMount = (set) => {
  const read = () => set(readMarks())
  read()
  // Another tab may have opened a post meanwhile, or the settings have erased all.
  return onKeptElsewhere([marksKey], read)
}

/** What is kept of new posts; `unknown` until the device was asked, which is after hydration. */
export const marksAtom = atom((get) => get(keptAtom))

interface OnScreen {
  board: string
  posts: readonly MarkedPost[]
}

/** Begins to mark new posts; those on the screen are known by now. */
export const beginMarksAtom = atom(null, (_get, _set, { board, posts }: OnScreen) => {
  const now = Date.now()
  keepMarks(withAllRead(beginMarks(now), board, posts, now))
})

/** Marks no posts, forgets what was marked, and does not ask again. */
export const declineMarksAtom = atom(null, () => keepMarks('off'))

/** Marks all posts of a board as read. */
export const readAllAtom = atom(null, (_get, _set, { board, posts }: OnScreen) => {
  const marks = readMarks()
  if (typeof marks !== 'string') keepMarks(withAllRead(marks, board, posts, Date.now()))
})
