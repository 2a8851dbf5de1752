import type { ReactNode } from 'react'
import styles from './tile.module.css'

interface TileProps {
  /** Gold for achieved. */
  tone?: 'quiet' | 'gold' | undefined
  size?: 'small' | 'large' | undefined
  children?: ReactNode
}

/** Renders a single puzzle tile: a rank, an avatar, a step. */
export function Tile({ tone = 'quiet', size = 'small', children }: TileProps) {
  return <span className={`${styles.tile} ${styles[tone]} ${styles[size]}`}>{children}</span>
}
