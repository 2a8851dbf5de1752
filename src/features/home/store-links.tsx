import { useLingui } from '@lingui/react/macro'
import button from '#ui/form/button.module.css'
import { frameIcons } from '#ui/icons/frame-icons.ts'
import { Icon } from '#ui/icons/icons.tsx'
import { useStores } from './stores.ts'
import styles from './store-links.module.css'

/** Our own drawings: no store's badge is shown. */
const marks = { ios: frameIcons.phoneNotch, android: frameIcons.phoneDots } as const

/** Where the game is to be had, one's own platform first and bigger (docs/product.md#main-page). */
export function StoreLinks() {
  const { t } = useLingui()
  const stores = useStores()
  if (stores.length === 0) return null
  return (
    <ul className={styles.stores} aria-label={t`Download the game`}>
      {stores.map(({ platform, address, name }) => (
        <li key={platform} className={styles[platform]}>
          <a
            href={address}
            target="_blank"
            rel="noopener noreferrer"
            className={`${button.button} ${styles.store}`}
          >
            <Icon shape={marks[platform]} />
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
