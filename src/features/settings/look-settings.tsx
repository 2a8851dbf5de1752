import { Trans } from '@lingui/react/macro'
import { DeviceSetting } from './device-setting.tsx'
import styles from './settings.module.css'

const own = { value: 'system', name: <Trans>Use device setting</Trans> }

/** Renders the settings for color scheme and motion. */
export function AppearanceSettings() {
  return (
    <div className={styles.groups}>
      <DeviceSetting
        setting="scheme"
        title={<Trans>Theme</Trans>}
        options={[
          own,
          { value: 'light', name: <Trans comment="A color scheme.">Light</Trans> },
          { value: 'dark', name: <Trans comment="A color scheme.">Dark</Trans> },
        ]}
      />
      <DeviceSetting
        setting="motion"
        title={<Trans>Motion</Trans>}
        options={[
          own,
          { value: 'off', name: <Trans comment="Animations are switched off.">Off</Trans> },
        ]}
      />
    </div>
  )
}
