import type { MessageDescriptor } from '@lingui/core'

type LayoutName = 'main' | 'policy' | 'event' | 'embedded'

/** The music codes of pages (docs/product.md#music); the language of the site is put behind them. */
type MusicPage =
  | 'MAIN'
  | 'GAME_INTRODUCE'
  | 'DEVELOPMENT_LOG'
  | 'COMMUNITY_G'
  | 'RANKING'
  | 'COUPON'
  | 'EVENT'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page's name, in its title and heading. Every leaf has one (tested). */
    name?: MessageDescriptor
    /** What a shared link says of the page. */
    description?: MessageDescriptor
    /** Said by the layout route for all pages in it. */
    layout?: LayoutName
    /** The page whose link of a navigation is current here too, where it is not above this one. */
    section?: string
    /** The host answers this address with 404. */
    notFound?: boolean
    /** A variant for the in-game webview. */
    isLink?: boolean
    /** The background music of the page, or of the page with these params; none if absent. */
    music?: MusicPage | ((params: Record<string, unknown>) => MusicPage)
  }
}
