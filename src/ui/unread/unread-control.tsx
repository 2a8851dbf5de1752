import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { isNew, type MarkedPost } from './read-marks.ts'
import { Button } from '#ui/form/button.tsx'
import { useAnnounce } from '#ui/page/live-region.tsx'
import { beginMarksAtom, marksAtom, readAllAtom, stopMarksAtom } from './unread.atoms.ts'

export interface UnreadControlProps {
  board: string
  /** The posts on the screen. */
  posts: readonly MarkedPost[]
}

/**
 * Renders the button that begins to mark new posts, then those that mark all as read and stop marking.
 */
export function UnreadControl({ board, posts }: UnreadControlProps) {
  const { t } = useLingui()
  const announce = useAnnounce()
  const marks = useAtomValue(marksAtom)
  const begin = useSetAtom(beginMarksAtom)
  const stop = useSetAtom(stopMarksAtom)
  const readAll = useSetAtom(readAllAtom)
  if (marks === 'unknown') return null
  if (marks === 'off') {
    return (
      <>
        <p>
          <Trans>The marks are kept in this browser only.</Trans>
        </p>
        <Button key="begin" onClick={() => begin({ board, posts })}>
          <Trans>Mark new posts</Trans>
        </Button>
      </>
    )
  }
  const hasNew = posts.some((post) => isNew(marks, board, post))
  const onReadAll = () => {
    readAll({ board, posts })
    announce(t`All posts have been marked as read.`)
  }
  return (
    <>
      <p>{hasNew ? <Trans>New posts have a dot.</Trans> : <Trans>You're all caught up.</Trans>}</p>
      <Button key="read" onClick={onReadAll}>
        <Trans>Mark all as read</Trans>
      </Button>
      <Button key="stop" onClick={stop}>
        <Trans comment="A button: new posts are no longer marked.">Stop marking</Trans>
      </Button>
    </>
  )
}
