import { Trans } from '@lingui/react/macro'
import { DeviceSetting } from './device-setting.tsx'
import styles from './settings.module.css'

/** Renders the settings for autoplay and preloading. */
export function SoundSettings() {
  return (
    <div className={styles.groups}>
      <DeviceSetting
        setting="music"
        title={<Trans>Background music</Trans>}
        options={[
          { value: 'system', name: <Trans>Automatic</Trans> },
          { value: 'press', name: <Trans>Only when I press play</Trans> },
        ]}
      />
      <DeviceSetting
        setting="dataSaving"
        title={<Trans>Data saver</Trans>}
        options={[
          { value: 'system', name: <Trans>Use device setting</Trans> },
          { value: 'on', name: <Trans>On (no autoplay, smaller images)</Trans> },
        ]}
      />
    </div>
  )
}
