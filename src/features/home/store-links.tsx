import { useLingui } from '@lingui/react/macro'
import { langOf } from '#i18n/lang.ts'
import { sorted } from '#lib/collections.ts'
import { platformOf, type Platform } from '#lib/user-agent.ts'
import { site } from '#site.ts'
import button from '#ui/form/button.module.css'
import { useHydrated } from '#ui/when/hydration.tsx'
import styles from './store-links.module.css'

export interface Store {
  platform: 'ios' | 'android'
  url: string
  /** Link text, including the store's name. */
  name: string
  device: string
}

/** Returns the visitor's platform; `null` before hydration. */
export function usePlatform(): Platform | null {
  return useHydrated() ? platformOf(navigator.userAgent, navigator.maxTouchPoints) : null
}

/**
 * Returns the stores with a URL in this language, the visitor's own platform first. Before hydration the
 * stylesheet does the ordering (src/redirect.ts).
 */
export function useStores(): Store[] {
  const { i18n, t } = useLingui()
  const lang = langOf(i18n.locale)
  const own = usePlatform()
  const stores: Store[] = [
    {
      platform: 'ios',
      url: site.stores.ios[lang],
      name: t`Download for iOS`,
      device: 'iPhone · iPad',
    },
    {
      platform: 'android',
      url: site.stores.android[lang],
      name: t`Download for Android`,
      device: 'Android',
    },
  ]
  const offered = stores.filter(({ url }) => url !== '')
  return sorted(
    offered,
    (one, other) => Number(other.platform === own) - Number(one.platform === own),
  )
}

/**
 * Links to the stores. The store of the visitor's platform is first and larger (docs/product.md#main-page).
 */
export function StoreLinks() {
  const { t } = useLingui()
  const stores = useStores()
  if (stores.length === 0) return null
  return (
    <ul className={styles.stores} aria-label={t`Download the game`}>
      {stores.map(({ platform, url, name }) => (
        <li key={platform} className={styles[platform]}>
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            className={`${button.button} ${styles.store}`}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
