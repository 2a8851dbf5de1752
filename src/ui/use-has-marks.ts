import { useSyncExternalStore } from 'react'
import { onKeptElsewhere, readKept } from '#lib/kept.ts'

/** Where the marks of new posts are kept: the marks themselves, or that none are wanted. */
export const marksKey = 'unreadMarks'
export const declined = 'off'

/** True where the visitor has switched the marks of new posts on. */
export function hasMarks(): boolean {
  const kept = readKept(marksKey)
  return kept !== null && kept !== declined
}

const subscribe = (callBack: () => void) => onKeptElsewhere([marksKey], callBack)
const notKnown = () => false

/** The same as it stands now; not before hydration. */
export function useHasMarks(): boolean {
  return useSyncExternalStore(subscribe, hasMarks, notKnown)
}
