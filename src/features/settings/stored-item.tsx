import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#ui/form/button.tsx'
import styles from './settings.module.css'

interface StoredItemProps {
  /** Translated name of the purpose. */
  name: string
  /** The storage key, for an entry of unknown kind. */
  detail: string | undefined
  onErase: () => void
}

/** Renders the data stored for one purpose, and a button to erase it. */
export function StoredItem({ name, detail, onErase }: StoredItemProps) {
  const { t } = useLingui()
  const label = t`Delete: ${name}`
  return (
    <li className={styles.entry}>
      <span className={styles.what}>
        <span>{name}</span>
        {detail !== undefined && <code className={styles.value}>{detail}</code>}
      </span>
      <Button aria-label={detail === undefined ? label : `${label} (${detail})`} onClick={onErase}>
        <Trans>Delete</Trans>
      </Button>
    </li>
  )
}
