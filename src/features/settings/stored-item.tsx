import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#ui/button.tsx'
import styles from './settings.module.css'
import type { StoredEntry } from './stored-entries.ts'

interface StoredItemProps {
  entry: StoredEntry
  /** What the entry is for, in words. */
  name: string
  onErase: () => void
}

/** One entry of the device's storage: what it is for, its value, and a button to delete it. */
export function StoredItem({ entry: { value }, name, onErase }: StoredItemProps) {
  const { t } = useLingui()
  return (
    <li className={styles.entry}>
      <span className={styles.what}>
        {name}
        <code className={styles.value}>{value}</code>
      </span>
      <Button aria-label={t`Delete: ${name}`} onClick={onErase}>
        <Trans>Delete</Trans>
      </Button>
    </li>
  )
}
