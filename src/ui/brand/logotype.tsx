import type { Lang } from '#i18n/lang.ts'
import en from './art/logotype-en.svg?no-inline'
import enStacked from './art/logotype-en-stacked.svg?no-inline'
import jp from './art/logotype-jp.svg?no-inline'
import kr from './art/logotype-kr.svg?no-inline'
import styles from './brand.module.css'

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
export function Logotype({ lang, name }: { lang: Lang; name: string }) {
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
        <img src={src} alt="" width={width} height={height} className={styles.logotype} />
      </picture>
    </>
  )
}
