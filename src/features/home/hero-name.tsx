import { Trans, useLingui } from '@lingui/react/macro'
import { langOf, type Lang } from '#i18n/lang.ts'
import { site } from '#site.ts'
import enStacked from '#ui/brand/art/logotype-en-stacked.svg?no-inline'
import en from '#ui/brand/art/logotype-en.svg?no-inline'
import jp from '#ui/brand/art/logotype-jp.svg?no-inline'
import kr from '#ui/brand/art/logotype-kr.svg?no-inline'
import brand from '#ui/brand/brand.module.css'
import { Emblem } from '#ui/brand/marks.tsx'
import { PageHeading } from '#ui/page/page.tsx'
import styles from './hero-name.module.css'

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

/** Renders the group, the name of the game and a tagline. */
export function HeroName() {
  const { i18n } = useLingui()
  const lang = langOf(i18n.locale)
  const group = site.group[lang]
  return (
    <>
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
    </>
  )
}
