import { Trans } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { Link } from '@tanstack/react-router'
import { AtBottom, useRootMark } from '#ui/page/slots.tsx'
import { Button } from '#ui/form/button.tsx'
import { dismissUnavailableMessageAtom } from './devlog.atoms.ts'
import { useCachedMessage } from './devlog.queries.ts'
import styles from './left-message.module.css'

/**
 * Renders a notice for readers who were sent back from a message that failed to load, until the message loads.
 */
export function LeftMessage({ id }: { id: number }) {
  const dismiss = useSetAtom(dismissUnavailableMessageAtom)
  const { data: message } = useCachedMessage(id)
  useRootMark('data-message', !message)
  if (message) return null
  return (
    <AtBottom>
      <div className={`cluster apart plate ${styles.left}`} role="note" data-floating="message">
        <p>
          <Trans>We couldn't open the post.</Trans>{' '}
          <Link to="/devlog/withBTS/$idx" params={{ idx: id }} preload={false} onClick={dismiss}>
            <Trans>Try opening it again</Trans>
          </Link>
        </p>
        <Button onClick={dismiss}>
          <Trans>Close</Trans>
        </Button>
      </div>
    </AtBottom>
  )
}
