import type { ReactNode } from 'react'
import { idle } from '#lib/when.ts'
import { ErrorBoundary } from '#ui/feedback/error-boundary.tsx'
import { lazyExtra, Optional } from '#ui/feedback/optional.tsx'
import { Page } from '#ui/page/page.tsx'
import { useWhen } from '#ui/when/use-when.ts'
import { HeroName } from './hero-name.tsx'
import { Highlights } from './highlights.tsx'
import styles from './home-page.module.css'
import { useHasArrived } from './scene/use-has-arrived.ts'
import { StoreLinks, usePlatform } from './store-links.tsx'

// For computers.
const HeroCode = lazyExtra(async () => (await import('./hero-code.tsx')).HeroCode)

interface HomeHeroProps {
  /** The link to the board of the day. */
  lanterns?: ReactNode
  /** The light in the windows of the island. */
  windows?: ReactNode
}

/** First screen: the images, as large as the window, and over them the name of the game, a tagline and the stores. */
export function HomeHero({ lanterns, windows }: HomeHeroProps) {
  const isIdle = useWhen(idle)
  const hasCode = usePlatform() === 'computer' && isIdle
  return (
    <div
      className={`bleed stack ${styles.hero}`}
      data-scheme="dark"
      data-world=""
      data-arrived={useHasArrived() || undefined}
    >
      <div className={styles.copy}>
        <HeroName />
      </div>
      <div className={styles.stores}>
        <StoreLinks />
        {lanterns}
        {hasCode && (
          <Optional>
            <HeroCode />
          </Optional>
        )}
      </div>
      <ErrorBoundary>
        <Highlights windows={windows} />
      </ErrorBoundary>
    </div>
  )
}

interface HomePageProps {
  hero: ReactNode
  /** Content below the first screen. */
  children: ReactNode
}

/** Renders the main page (docs/product.md#main-page). */
export function HomePage({ hero, children }: HomePageProps) {
  return <Page heading={() => hero}>{children}</Page>
}
