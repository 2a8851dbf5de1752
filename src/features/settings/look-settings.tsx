import { Trans } from '@lingui/react/macro'
import { DeviceSetting } from './device-setting.tsx'
import styles from './settings.module.css'

const own = { value: 'system', name: <Trans>Use device setting</Trans> }

/** How the site looks and moves on this device. */
export function LookSettings() {
  return (
    <div className={styles.groups}>
      <DeviceSetting
        setting="scheme"
        title={<Trans>Theme</Trans>}
        options={[
          own,
          { value: 'light', name: <Trans>Light</Trans> },
          { value: 'dark', name: <Trans>Dark</Trans> },
        ]}
      />
      <DeviceSetting
        setting="motion"
        title={<Trans>Motion</Trans>}
        options={[own, { value: 'off', name: <Trans>Off</Trans> }]}
      />
    </div>
  )
}
