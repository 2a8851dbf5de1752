import { useLingui } from '@lingui/react/macro'
import button from '#ui/form/button.module.css'
import { Icon, icons } from '#ui/icons/icons.tsx'
import { useStores } from './stores.ts'
import styles from './store-links.module.css'

/** Generic icons, not the stores' badges. */
const storeIcons = { ios: icons.phoneNotch, android: icons.phoneDots } as const

/**
 * Links to the stores. The store of the visitor's platform is first and larger (docs/product.md#main-page).
 */
export function StoreLinks() {
  const { t } = useLingui()
  const stores = useStores()
  if (stores.length === 0) return null
  return (
    <ul
      className={styles.stores}
      data-pair={stores.length > 1 || undefined}
      aria-label={t`Download the game`}
    >
      {stores.map(({ platform, url, name }) => (
        <li key={platform} className={styles[platform]}>
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            className={`${button.button} ${styles.store}`}
          >
            <Icon shape={storeIcons[platform]} />
            <span>{name}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
