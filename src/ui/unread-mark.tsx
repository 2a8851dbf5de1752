import { Suspense, useEffect } from 'react'
import type { MarkedPost } from '#lib/read-marks.ts'
import { lazyExtra } from './lazy-extra.ts'
import { useHasMarks, hasMarks } from './use-has-marks.ts'

// For those alone who have switched the marks on.
const UnreadDot = lazyExtra(async () => (await import('./unread-dot.tsx')).UnreadDot)

interface UnreadMarkProps {
  /** The list that the post is of; the same word wherever it is shown. */
  board: string
  post: MarkedPost
}

/**
 * A dot before the title of a post that is new to this visitor. It lies beside the text, in a box
 * with `position: relative`, so that nothing moves when it comes.
 */
export function UnreadMark(props: UnreadMarkProps) {
  if (!useHasMarks()) return null
  return (
    <Suspense>
      <UnreadDot {...props} />
    </Suspense>
  )
}

/** Marks a post as read once it is open; nothing is kept where no marks are wanted. */
export function useMarkRead(board: string, id: number | undefined): void {
  // Keeps what the device remembers in step with what was opened.
  useEffect(() => {
    if (id === undefined || !hasMarks()) return
    const keep = async () => (await import('./kept-marks.ts')).keepRead(board, id)
    keep().catch((failure: unknown) => console.warn('not marked as read', failure))
  }, [board, id])
}
