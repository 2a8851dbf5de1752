import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { isNew, type MarkedPost } from '#lib/read-marks.ts'
import styles from './unread-dot.module.css'
import { marksAtom } from './unread.atoms.ts'

/** The dot of a post that is new to this visitor; nothing for any other. */
export function UnreadDot({ board, post }: { board: string; post: MarkedPost }) {
  const marks = useAtomValue(marksAtom)
  if (typeof marks === 'string' || !isNew(marks, board, post)) return null
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
