import { useLingui } from '@lingui/react/macro'
import { langOf } from '#i18n/lang.ts'
import { platformOf, type Platform } from '#lib/user-agent.ts'
import { site } from '#site.ts'
import { sorted } from '#lib/collections.ts'
import { useHydrated } from '@tanstack/react-router'

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
