import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useEffect, type ReactNode } from 'react'
import { langOf } from '#i18n/lang.ts'
import { tabStorage } from '#lib/storage.ts'
import { idle } from '#lib/when.ts'
import { site } from '#site.ts'
import { Logotype } from '#ui/brand/logotype.tsx'
import { Emblem } from '#ui/brand/marks.tsx'
import { ErrorBoundary } from '#ui/feedback/error-boundary.tsx'
import { lazyExtra, Optional } from '#ui/feedback/optional.tsx'
import { PageHeading, Page } from '#ui/page/page.tsx'
import { useWhen } from '#ui/when/use-when.ts'
import { Highlights } from './highlights.tsx'
import styles from './home-page.module.css'
import { StoreLinks, usePlatform } from './store-links.tsx'

// For computers.
const HeroCode = lazyExtra(async () => (await import('./hero-code.tsx')).HeroCode)

/** First screen: the pictures, as large as the window, and over them the name of the game, a tagline and the stores. */
function HomeHero() {
  const { i18n } = useLingui()
  const lang = langOf(i18n.locale)
  const group = site.group[lang]
  const isIdle = useWhen(idle)
  const hasCode = usePlatform() === 'computer' && isIdle
  // The name of the game rises and the members arrive once per tab; the redirect script reads the mark.
  useEffect(() => {
    tabStorage.setItem('heroSeen', '1')
    const { dataset } = document.documentElement
    return () => {
      dataset.arrived = ''
      dataset.seen = ''
    }
  }, [])
  return (
    <div className={styles.hero} data-scheme="dark" data-world="">
      <div className={styles.copy}>
        <p className={styles.credit}>
          <Emblem />
          <span translate="no">{site.group.en}</span>
        </p>
        <PageHeading className={styles.name} isOurs>
          <Logotype lang={lang} name={site.game[lang]} />
        </PageHeading>
        <p className={styles.tagline}>
          <Trans>A puzzle game filled with {group}'s songs</Trans>
        </p>
      </div>
      <div className={styles.stores}>
        <StoreLinks />
        {hasCode && (
          <Optional>
            <Suspense>
              <HeroCode />
            </Suspense>
          </Optional>
        )}
      </div>
      <ErrorBoundary>
        <Highlights />
      </ErrorBoundary>
    </div>
  )
}

interface HomePageProps {
  /** Content below the first screen. */
  children: ReactNode
}

/** Renders the main page (docs/product.md#main-page). */
export function HomePage({ children }: HomePageProps) {
  return <Page heading={hero}>{children}</Page>
}

const hero = () => <HomeHero />
