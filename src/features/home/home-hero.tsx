import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import { langOf } from '#i18n/lang.ts'
import { idle } from '#lib/when.ts'
import { site } from '#site.ts'
import { ErrorBoundary } from '#ui/feedback/error-boundary.tsx'
import { lazyExtra } from '#ui/feedback/lazy-extra.ts'
import { Optional } from '#ui/feedback/optional.tsx'
import { PageHeading } from '#ui/page/page.tsx'
import { useWhen } from '#ui/when/use-when.ts'
import { KeyVisuals } from './key-visuals.tsx'
import { StoreLinks } from './store-links.tsx'
import styles from './home-hero.module.css'

const IslandScene = lazyExtra(async () => (await import('./scene/island-scene.tsx')).IslandScene)

/**
 * First screen: artwork, the name of the game, a tagline and store links. The shore below them loads once the
 * browser is idle.
 */
export function HomeHero() {
  const { i18n } = useLingui()
  const lang = langOf(i18n.locale)
  const group = site.group[lang]
  const isIdle = useWhen(idle)
  return (
    <div className={styles.hero}>
      <div className={styles.words}>
        <PageHeading className={styles.name} isOurs>
          {site.game[lang]}
        </PageHeading>
        <p className={styles.tagline}>
          <Trans>A puzzle game filled with {group}'s songs</Trans>
        </p>
        <StoreLinks />
      </div>
      <div className={styles.art}>
        <ErrorBoundary>
          <KeyVisuals />
        </ErrorBoundary>
      </div>
      <div className={styles.shore}>
        {isIdle && (
          <Suspense>
            <Optional>
              <IslandScene />
            </Optional>
          </Suspense>
        )}
      </div>
    </div>
  )
}
