import { Trans } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { isNew, type MarkedPost } from '#lib/read-marks.ts'
import { marksAtom, readPostAtom } from './unread.atoms.ts'
import styles from './unread-mark.module.css'

interface UnreadMarkProps {
  /** The list that the post is of; the same word wherever it is shown. */
  board: string
  post: MarkedPost
}

/**
 * A dot before the title of a post that is new to this visitor. It lies beside the text, in a box
 * with `position: relative`, so that nothing moves when it comes.
 */
export function UnreadMark({ board, post }: UnreadMarkProps) {
  const marks = useAtomValue(marksAtom)
  if (typeof marks === 'string' || !isNew(marks, board, post)) return null
  return (
    <span className={styles.mark}>
      <span className="visually-hidden">
        <Trans>New</Trans>{' '}
      </span>
    </span>
  )
}

/** Marks a post as read once it is open. */
export function useMarkRead(board: string, id: number | undefined): void {
  const read = useSetAtom(readPostAtom)
  // Keeps what the device remembers in step with what was opened.
  useEffect(() => {
    if (id !== undefined) read({ board, id })
  }, [board, id, read])
}
