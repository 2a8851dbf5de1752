import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#ui/button.tsx'
import styles from './settings.module.css'
import type { StoredEntry } from './stored-entries.ts'
import { storedNames } from './stored-names.ts'

interface StoredItemProps {
  entry: StoredEntry
  /** Told what the entry is called. */
  onErase: (name: string) => void
}

/** One entry of the device's storage: what it is for, as it stands there, and gone by a press. */
export function StoredItem({ entry: { key, kind, value }, onErase }: StoredItemProps) {
  const { t, i18n } = useLingui()
  const name = i18n._(storedNames[kind])
  return (
    <li className={styles.entry}>
      <span className={styles.what}>
        {name}
        <code className={styles.value}>
          {key} = {value}
        </code>
      </span>
      {/* Some kinds have more than one entry: the key tells them apart. */}
      <Button aria-label={`${t`Erase: ${name}`} (${key})`} onClick={() => onErase(name)}>
        <Trans>Erase</Trans>
      </Button>
    </li>
  )
}
