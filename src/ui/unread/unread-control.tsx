import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { isNew, type MarkedPost } from './read-marks.ts'
import { Button } from '#ui/form/button.tsx'
import { useAnnounce } from '#ui/page/live-region.tsx'
import { beginMarksAtom, declineMarksAtom, marksAtom, readAllAtom } from './unread.atoms.ts'

export interface UnreadControlProps {
  board: string
  /** The posts on the screen. */
  posts: readonly MarkedPost[]
}

/**
 * Offers once to mark new posts, then renders the buttons "mark all as read" and "stop marking".
 */
export function UnreadControl({ board, posts }: UnreadControlProps) {
  const { t } = useLingui()
  const announce = useAnnounce()
  const marks = useAtomValue(marksAtom)
  const begin = useSetAtom(beginMarksAtom)
  const decline = useSetAtom(declineMarksAtom)
  const readAll = useSetAtom(readAllAtom)
  const beginButton = (
    <Button key="begin" onClick={() => begin({ board, posts })}>
      <Trans>Mark new posts</Trans>
    </Button>
  )
  if (marks === 'unknown') return null
  if (marks === 'off') return beginButton
  if (marks === 'unasked') {
    return (
      <>
        <p>
          <Trans>
            Want us to mark posts that are new since your last visit? The marks are kept in this
            browser only.
          </Trans>
        </p>
        {beginButton}
        <Button key="refuse" onClick={decline}>
          <Trans>No thanks</Trans>
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
      <p>
        {hasNew ? (
          <Trans>New posts are marked with a dot in this browser.</Trans>
        ) : (
          <Trans>You're all caught up. New posts will be marked in this browser.</Trans>
        )}
      </p>
      <Button key="read" onClick={onReadAll}>
        <Trans>Mark all as read</Trans>
      </Button>
      <Button key="stop" onClick={decline}>
        <Trans>Stop marking new posts</Trans>
      </Button>
    </>
  )
}
