import type { MascotId } from '#site-mascots.ts'
import { mascotArt, type Pose } from './mascot-art.ts'
import styles from './mascot.module.css'

interface MascotProps {
  of: MascotId
  /** `stand` is for small images too. The others are larger; their arms and instruments reach beyond the width. */
  pose?: Pose | undefined
}

/** Renders the artwork of a mascot, without alternative text: its name is next to it. */
export function Mascot({ of, pose = 'stand' }: MascotProps) {
  const [width, height] = pose === 'stand' ? [120, 126] : [144, 160]
  const { [pose]: src, large } = mascotArt[of]
  return (
    <img
      {...(pose === 'play' && { sizes: 'auto, 9rem', srcSet: `${src} 144w,${large} 432w` })}
      src={src}
      alt=""
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      className={pose === 'stand' ? styles.mascot : `${styles.mascot} ${styles.posed}`}
    />
  )
}
