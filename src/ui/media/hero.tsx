import type { ReactNode } from 'react'
import styles from './hero.module.css'
import { Picture } from './picture.tsx'

/** The artwork of a page. */
export interface HeroArt {
  /** 16:7. */
  wide: string
  /** A separate composition for phones, 13:15. */
  narrow: string
  /** The wide one as the image of the share card, 1200 × 630 pixels, by `npm run brand`. */
  share: string
}

interface HeroProps {
  /** Without artwork only the words are shown. */
  art: HeroArt | undefined
  /** As wide as the window with centered words, for a layout that has the room. */
  isStage?: boolean
  /** The heading and its content. */
  children: ReactNode
}

/**
 * Renders the first screen of a page with artwork. The words are at its foot, always in the night
 * scheme.
 */
export function Hero({ art, isStage = false, children }: HeroProps) {
  return (
    <div className={isStage ? `${styles.hero} ${styles.stage}` : styles.hero} data-scheme="dark">
      {art && (
        <Picture
          src={art.wide}
          narrow={art.narrow}
          alt=""
          width={1600}
          height={700}
          ratio="hero"
          priority
        />
      )}
      <div className={styles.words}>{children}</div>
    </div>
  )
}
