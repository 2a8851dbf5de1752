import { Trans } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { ChoiceGroup } from './choice-group.tsx'
import { chooseMotionAtom, chooseSchemeAtom, motionAtom, schemeAtom } from './settings.atoms.ts'
import styles from './settings.module.css'

/** How the site looks and moves on this device. */
export function LookSettings() {
  const scheme = useAtomValue(schemeAtom)
  const motion = useAtomValue(motionAtom)
  const chooseScheme = useSetAtom(chooseSchemeAtom)
  const chooseMotion = useSetAtom(chooseMotionAtom)
  return (
    <div className={styles.groups}>
      <ChoiceGroup
        title={<Trans>Colours</Trans>}
        value={scheme}
        options={[
          { value: 'system', name: <Trans>As on this device</Trans> },
          { value: 'light', name: <Trans>Light</Trans> },
          { value: 'dark', name: <Trans>Dark</Trans> },
        ]}
        onChoose={chooseScheme}
      />
      <ChoiceGroup
        title={<Trans>Motion</Trans>}
        value={motion}
        options={[
          { value: 'system', name: <Trans>As on this device</Trans> },
          { value: 'off', name: <Trans>Off</Trans> },
        ]}
        onChoose={chooseMotion}
      />
    </div>
  )
}
