import { Trans } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { useHydrated } from '#ui/when/hydration.tsx'
import { isNew, type MarkedPost } from './read-marks.ts'
import styles from './unread-mark.module.css'
import { marksAtom, markReadAtom } from './unread.atoms.ts'

interface UnreadMarkProps {
  /** The list of the post, named identically on all pages. */
  board: string
  post: MarkedPost
}

/** Renders a dot before the title of a post that is new to this visitor. */
export function UnreadMark({ board, post }: UnreadMarkProps) {
  // When a section hydrates after others, the marks may already be read.
  const isHydrated = useHydrated()
  const marks = useAtomValue(marksAtom)
  if (!isHydrated || typeof marks === 'string' || !isNew(marks, board, post)) return null
  return (
    <span className={styles.mark}>
      <span className="visually-hidden">
        <Trans comment="Read out before the title of a post that is new to the visitor.">
          New post
        </Trans>{' '}
      </span>
    </span>
  )
}

/** Marks a post as read once it is open. */
export function useMarkRead(board: string, id: number | undefined): void {
  const markRead = useSetAtom(markReadAtom)
  // Stores that the post was opened.
  useEffect(() => {
    if (id !== undefined) markRead(board, id)
  }, [board, id, markRead])
}
