import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { consentAtom } from './consent.atoms.ts'
import { CookieSettingsButton } from './cookie-settings-button.tsx'
import styles from './cookie-settings.module.css'

/** What is allowed now, and the way to change it. */
export function CookieSettings() {
  const { analytical, advertising } = useAtomValue(consentAtom)
  const on = <Trans comment="The state of a cookie category.">Allowed</Trans>
  const off = <Trans comment="The state of a cookie category.">Not allowed</Trans>
  return (
    <div className={styles.settings}>
      <dl className={styles.facts}>
        <dt>
          <Trans>Analytics and performance</Trans>
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
