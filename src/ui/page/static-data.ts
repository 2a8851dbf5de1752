import type { MessageDescriptor } from '@lingui/core'
import type { StaticDataRouteOption } from '@tanstack/react-router'
import type { Lang } from '#i18n/lang.ts'

type LayoutName = 'main' | 'policy' | 'event' | 'embedded'

/** The music codes of pages (docs/product.md#music); the language is appended to them. */
export type MusicPage =
  | 'MAIN'
  | 'GAME_INTRODUCE'
  | 'DEVELOPMENT_LOG'
  | 'COMMUNITY_G'
  | 'RANKING'
  | 'COUPON'
  | 'EVENT'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page's name, in its title and heading. Every leaf route has one (tested). */
    name?: MessageDescriptor
    /** The description in the page's share card. */
    description?: MessageDescriptor
    /** The path of the page that shows the same, which is the canonical one. */
    sameAs?: string
    /** Set by the layout route for all pages in it. */
    layout?: LayoutName
    /**
     * The path of the navigation link that is current on this page, if the page is not below it.
     */
    section?: string
    /** True if the host responds to this URL with 404. */
    notFound?: boolean
    /** True for a variant for the in-game webview. */
    isLink?: boolean
    /** The id of the page whose options and code a variant for the webview shares. */
    twinOf?: () => string
    /** The background music of the page, or of the page with these params; without it there is no music. */
    music?: MusicPage | ((params: Record<string, unknown>) => MusicPage)
  }
}

interface Match {
  staticData: StaticDataRouteOption
  params: Record<string, unknown>
}

/** Returns the page whose background music a matched route has. The routes of the webview name none. */
export function musicPageOf(match: Match | undefined) {
  if (match === undefined) return undefined
  const { music } = match.staticData
  return typeof music === 'function' ? music(match.params) : music
}

/** Returns the server's music code of a page: `MAIN_KR` (docs/product.md#music), or `null` if there is none. */
export function musicCode(page: string | undefined, lang: Lang): string | null {
  return page === undefined ? null : `${page}_${lang.toUpperCase()}`
}
