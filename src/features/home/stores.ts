import { useLingui } from '@lingui/react/macro'
import { langOf } from '#i18n/lang.ts'
import { platformOf, type Platform } from '#lib/user-agent.ts'
import { site } from '#site.ts'
import { sorted } from '#lib/sorted.ts'
import { useHydrated } from '#ui/when/use-hydrated.ts'

export interface Store {
  platform: 'ios' | 'android'
  address: string
  /** What the link says, and the store's own name for it. */
  name: string
  device: string
}

/** What the visitor's device runs; `null` before hydration. */
export function usePlatform(): Platform | null {
  return useHydrated() ? platformOf(navigator.userAgent, navigator.maxTouchPoints) : null
}

/**
 * The stores that have an address in this language, the one for the visitor's own device first. Before
 * hydration the style sheet puts them in that order (src/redirect.ts).
 */
export function useStores(): Store[] {
  const { i18n, t } = useLingui()
  const lang = langOf(i18n.locale)
  const own = usePlatform()
  const stores: Store[] = [
    {
      platform: 'ios',
      address: site.stores.ios[lang],
      name: t`Download for iOS`,
      device: 'iPhone · iPad',
    },
    {
      platform: 'android',
      address: site.stores.android[lang],
      name: t`Download for Android`,
      device: 'Android',
    },
  ]
  const offered = stores.filter(({ address }) => address !== '')
  return sorted(
    offered,
    (one, other) => Number(other.platform === own) - Number(one.platform === own),
  )
}
