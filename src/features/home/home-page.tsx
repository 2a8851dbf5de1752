import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useEffect, type ReactNode } from 'react'
import { langOf, type Lang } from '#i18n/lang.ts'
import { tabStorage } from '#lib/storage.ts'
import { idle } from '#lib/when.ts'
import { site } from '#site.ts'
import enStacked from '#ui/brand/art/logotype-en-stacked.svg?no-inline'
import en from '#ui/brand/art/logotype-en.svg?no-inline'
import jp from '#ui/brand/art/logotype-jp.svg?no-inline'
import kr from '#ui/brand/art/logotype-kr.svg?no-inline'
import brand from '#ui/brand/brand.module.css'
import { Emblem } from '#ui/brand/marks.tsx'
import { ErrorBoundary } from '#ui/feedback/error-boundary.tsx'
import { lazyExtra, Optional } from '#ui/feedback/optional.tsx'
import { Page, PageHeading } from '#ui/page/page.tsx'
import { useWhen } from '#ui/when/use-when.ts'
import { Highlights } from './highlights.tsx'
import styles from './home-page.module.css'
import { StoreLinks, usePlatform } from './store-links.tsx'

interface Artwork {
  src: string
  width: number
  height: number
  /** A composition of two lines for wide screens. */
  stacked?: { src: string; width: number; height: number }
}

/** The logotypes, drawn as paths so that no typeface has to load (docs/rebrand.md). */
const logotypes: Record<Lang, Artwork> = {
  kr: { src: kr, width: 700, height: 244 },
  en: {
    src: en,
    width: 1050,
    height: 262,
    stacked: { src: enStacked, width: 690, height: 444 },
  },
  jp: { src: jp, width: 820, height: 278 },
}

/** Renders the name of the game as its logotype. @param name the same as text, which is hidden */
function Logotype({ lang, name }: { lang: Lang; name: string }) {
  const { src, width, height, stacked } = logotypes[lang]
  return (
    <>
      <span className="visually-hidden">{name}</span>
      <picture>
        {stacked && (
          <source
            media="(width >= 64rem)"
            srcSet={stacked.src}
            width={stacked.width}
            height={stacked.height}
          />
        )}
        <img src={src} alt="" width={width} height={height} className={brand.logotype} />
      </picture>
    </>
  )
}

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
    <div className={`stack ${styles.hero}`} data-scheme="dark" data-world="">
      <div className={styles.copy}>
        <p className={styles.credit}>
          <Emblem />
          <span translate="no">{site.group.en}</span>
        </p>
        <PageHeading className={styles.name}>
          <Logotype lang={lang} name={site.game[lang]} />
        </PageHeading>
        <p className={styles.tagline}>
          <Trans>A puzzle game set to the songs of {group}, Lumi's five friends</Trans>
        </p>
      </div>
      <div className={styles.stores}>
        <StoreLinks />
        {lanterns}
        {hasCode && (
          <Optional>
            <Suspense>
              <HeroCode />
            </Suspense>
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
