import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import { Button } from '#ui/button.tsx'
import { forgetLeftMessageAtom, leftMessageAtom } from './devlog.atoms.ts'
import styles from './devlog.module.css'

/** Says that a message could not be opened, to those who were sent back from it. */
export function LeftMessage() {
  const id = useAtomValue(leftMessageAtom)
  const forget = useSetAtom(forgetLeftMessageAtom)
  if (id === null) return null
  return (
    <div className={styles.left} role="note">
      <p>
        <Trans>The post could not be opened.</Trans>{' '}
        <Link to="/devlog/withBTS/$idx" params={{ idx: id }} preload={false} onClick={forget}>
          <Trans>Open it again</Trans>
        </Link>
      </p>
      <Button onClick={forget}>
        <Trans>Close</Trans>
      </Button>
    </div>
  )
}
