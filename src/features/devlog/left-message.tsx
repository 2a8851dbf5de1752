import { Trans } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { Link } from '@tanstack/react-router'
import { Button } from '#ui/form/button.tsx'
import { forgetLeftMessageAtom } from './devlog.atoms.ts'
import { useReadMessage } from './devlog.queries.ts'
import styles from './left-message.module.css'

/**
 * Says that a message could not be opened, to those who were sent back from it, on whatever page
 * that led them to; nothing more once it was read after all.
 */
export function LeftMessage({ id }: { id: number }) {
  const forget = useSetAtom(forgetLeftMessageAtom)
  const { data: read } = useReadMessage(id)
  if (read) return null
  return (
    <div className={styles.left} role="note">
      <p>
        <Trans>We couldn't open the post.</Trans>{' '}
        <Link to="/devlog/withBTS/$idx" params={{ idx: id }} preload={false} onClick={forget}>
          <Trans>Try opening it again</Trans>
        </Link>
      </p>
      <Button onClick={forget}>
        <Trans>Close</Trans>
      </Button>
    </div>
  )
}
