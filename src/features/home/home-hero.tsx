import { Trans, useLingui } from '@lingui/react/macro'
import { langOf } from '#i18n/lang.ts'
import { site } from '#site.ts'
import { ErrorBoundary } from '#ui/feedback/error-boundary.tsx'
import { PageHeading } from '#ui/page/page.tsx'
import { KeyVisuals } from './key-visuals.tsx'
import { StoreLinks } from './store-links.tsx'
import styles from './home-hero.module.css'

/** First screen: artwork, the name of the game, a tagline and store links. */
export function HomeHero() {
  const { i18n } = useLingui()
  const lang = langOf(i18n.locale)
  const group = site.group[lang]
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
    </div>
  )
}
