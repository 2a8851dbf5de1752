import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#ui/form/button.tsx'
import styles from './settings.module.css'

interface StoredItemProps {
  /** In words. */
  name: string
  /** The storage key of an entry that the site has no words for. */
  detail: string | undefined
  onErase: () => void
}

/** Renders what is stored for one purpose, and a button that erases it. */
export function StoredItem({ name, detail, onErase }: StoredItemProps) {
  const { t } = useLingui()
  const label = t`Delete: ${name}`
  return (
    <li className={styles.entry}>
      <span className={styles.what}>
        {name}
        {detail !== undefined && <code className={styles.value}>{detail}</code>}
      </span>
      <Button aria-label={detail === undefined ? label : `${label} (${detail})`} onClick={onErase}>
        <Trans>Delete</Trans>
      </Button>
    </li>
  )
}
