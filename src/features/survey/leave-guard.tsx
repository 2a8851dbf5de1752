import { Trans, useLingui } from '@lingui/react/macro'
import { useBlocker, type ShouldBlockFn } from '@tanstack/react-router'
import { Button } from '#ui/form/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import styles from './survey.module.css'

const isOtherPage: ShouldBlockFn = ({ current, next }) => current.pathname !== next.pathname

/** Asks for confirmation before navigating away from unsaved answers; for a full page load, the browser asks. */
export function UnsavedChangesGuard({ isActive }: { isActive: boolean }) {
  const { t } = useLingui()
  const leaving = useBlocker({
    shouldBlockFn: isOtherPage,
    enableBeforeUnload: isActive,
    disabled: !isActive,
    withResolver: true,
  })
  const stay = () => leaving.reset?.()
  return (
    <Dialog open={leaving.status === 'blocked'} onClose={stay} title={t`Leave this survey?`}>
      <p>
        <Trans>You haven't submitted your answers. If you leave now, they'll be lost.</Trans>
      </p>
      <div className={styles.choices}>
        <Button primary onClick={stay}>
          <Trans comment="A button: go on answering the survey.">Stay</Trans>
        </Button>
        <Button onClick={() => leaving.proceed?.()}>
          <Trans comment="A button: leave the survey without submitting.">Leave</Trans>
        </Button>
      </div>
    </Dialog>
  )
}
