import type { ReactNode } from 'react'
import styles from './hero.module.css'
import { Picture } from './picture.tsx'

/** The artwork of a page. */
export interface HeroArt {
  /** 16:7, 1600 pixels wide. */
  wide: string
  /** The same, 2400 pixels wide. */
  sharp: string
  /** A separate composition for phones, 13:15. */
  narrow: string
  /** The wide one as the image of the share card, 1200 × 630 pixels, by `npm run brand`. */
  share: string
}

interface HeroProps {
  /** Artwork that fills the hero. */
  art?: HeroArt | undefined
  /** Without artwork: an image from the server, 16:9. */
  image?: string | undefined
  /** True while it is unknown whether there is an image: its space is reserved. */
  isImageAwaited?: boolean
  /** True for centered text. */
  isCentered?: boolean
  /** Drawn on the artwork, which then begins at the top of the window. */
  over?: ReactNode
  /** The heading and its content. */
  children: ReactNode
}

/**
 * Renders the first screen of a page with artwork: as wide as the window, and the text at its foot, where the
 * artwork has the color `--mood` of the page. Always in the night scheme.
 */
export function Hero(props: HeroProps) {
  const { art, image, isImageAwaited = false, isCentered = false, over, children } = props
  const hasImage = image !== undefined || isImageAwaited
  return (
    <div
      className={`bleed ${styles.hero}`}
      data-scheme="dark"
      data-world=""
      data-centered={isCentered || undefined}
      data-image={(!art && hasImage) || undefined}
      data-bare={(!art && !hasImage) || undefined}
    >
      {art ? (
        <div className={styles.art} data-over={over === undefined ? undefined : ''}>
          <Picture
            src={art.wide}
            larger={{ src: art.sharp, width: 2400 }}
            narrow={art.narrow}
            alt=""
            width={1600}
            height={700}
            ratio="cover"
            priority
          />
          {over}
        </div>
      ) : (
        image !== undefined && (
          <div className={styles.still}>
            <Picture src={image} alt="" width={1280} height={720} ratio="cover" priority />
          </div>
        )
      )}
      <div className={`stack ${styles.text}`}>{children}</div>
    </div>
  )
}
