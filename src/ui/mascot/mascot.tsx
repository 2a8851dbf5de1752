import type { MascotId } from '#site-mascots.ts'
import play from './art/band.svg?no-inline'
import cheer from './art/cheer.svg?no-inline'
import stand from './art/mascots.svg?no-inline'
import rest from './art/rest.svg?no-inline'
import styles from './mascot.module.css'

/** The artwork by pose: all mascots are in one file, and each is a view of it. A page loads only the poses that it shows. */
const artwork = { stand, play, cheer, rest }

export type Pose = keyof typeof artwork

interface MascotProps {
  of: MascotId
  /** `stand` is for small images too. The others are larger; their arms and instruments reach beyond the width. */
  pose?: Pose | undefined
}

/** Renders the artwork of a mascot, without alternative text: its name is next to it. */
export function Mascot({ of, pose = 'stand' }: MascotProps) {
  const [width, height] = pose === 'stand' ? [120, 126] : [144, 160]
  return (
    <img
      src={`${artwork[pose]}#${of}`}
      alt=""
      width={width}
      height={height}
      loading="lazy"
      className={pose === 'stand' ? styles.mascot : `${styles.mascot} ${styles.posed}`}
    />
  )
}
