import type { ReactNode } from 'react'
import styles from './hero.module.css'
import { Picture } from './picture.tsx'

/** The art of a page: 16:7, and composed anew for phones, 13:15. */
export interface HeroArt {
  wide: string
  narrow: string
}

interface HeroProps {
  /** Without any the words stand alone. */
  art: HeroArt | undefined
  /** As wide as the window, its words in the middle: the stage of a layout that has the room for it. */
  isStage?: boolean
  /** The heading, and what belongs to it. */
  children: ReactNode
}

/** The first view of a page that has art of its own; the words stand at its foot, always at night. */
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
