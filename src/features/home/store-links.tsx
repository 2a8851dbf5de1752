import { useLingui } from '@lingui/react/macro'
import { langOf } from '#i18n/lang.ts'
import { site } from '#site.ts'
import styles from './store-links.module.css'

/** Where the game is to be had; a store without an address is not shown. */
export function StoreLinks() {
  const { i18n, t } = useLingui()
  const lang = langOf(i18n.locale)
  const stores = [
    { address: site.stores.ios[lang], name: t`Download for iPhone and iPad` },
    { address: site.stores.android[lang], name: t`Download for Android` },
  ].filter(({ address }) => address !== '')
  if (stores.length === 0) return null
  return (
    <ul className={styles.stores} aria-label={t`Download the game`}>
      {stores.map(({ address, name }) => (
        <li key={address}>
          <a href={address} target="_blank" rel="noopener noreferrer" className={styles.store}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
