import type { MascotId } from '#site-mascots.ts'
import { mascotArt, type Pose } from './mascot-art.ts'
import styles from './mascot.module.css'

interface MascotProps {
  of: MascotId
  /** `stand` is for small images too. The others are larger; their arms and instruments reach beyond the width. */
  pose?: Pose | undefined
}

/**
 * Renders the artwork of a mascot, without alternative text: its name is next to it. In a browser without AVIF it
 * stands, whatever its pose.
 */
export function Mascot({ of, pose = 'stand' }: MascotProps) {
  const { stand, [pose]: src, large } = mascotArt[of]
  const isStanding = pose === 'stand'
  const [width, height] = isStanding ? [120, 126] : [144, 160]
  const sizes = pose === 'play' ? 'auto, 9rem' : undefined
  const image = (
    <img
      src={stand}
      sizes={sizes}
      alt=""
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      className={isStanding ? styles.mascot : `${styles.mascot} ${styles.posed}`}
    />
  )
  if (isStanding) return image
  const files = sizes === undefined ? src : `${src} 288w,${large} 432w`
  return (
    <picture className={styles.files}>
      <source type="image/avif" srcSet={files} sizes={sizes} />
      {image}
    </picture>
  )
}
