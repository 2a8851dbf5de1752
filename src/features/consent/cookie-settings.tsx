import { Trans } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { Button } from '#ui/button.tsx'
import { openConsentDetailAtom } from '#ui/dialog-flags.ts'
import { consentAtom } from './consent.atoms.ts'
import styles from './cookie-settings.module.css'

/** Opens the categories again, from wherever it stands. */
export function CookieSettingsButton() {
  const open = useSetAtom(openConsentDetailAtom)
  return (
    <Button aria-haspopup="dialog" onClick={() => open()}>
      <Trans>Cookie settings</Trans>
    </Button>
  )
}

/** What is allowed now, and the way to change it. */
export function CookieSettings() {
  const { analytical, advertising } = useAtomValue(consentAtom)
  const on = <Trans>Allowed</Trans>
  const off = <Trans>Not allowed</Trans>
  return (
    <div className={styles.settings}>
      <dl className={styles.facts}>
        <dt>
          <Trans>Analytical and performance</Trans>
        </dt>
        <dd>{analytical ? on : off}</dd>
        <dt>
          <Trans>Advertising and targeting</Trans>
        </dt>
        <dd>{advertising ? on : off}</dd>
      </dl>
      <CookieSettingsButton />
    </div>
  )
}
