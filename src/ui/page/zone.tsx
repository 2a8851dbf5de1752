import type { ReactNode } from 'react'
import styles from './zone.module.css'

interface ZoneProps {
  /** `night`, `dusk` and `deep` belong to the world and are dark in both schemes; `paper` follows the page. */
  tone: 'night' | 'dusk' | 'deep' | 'paper'
  children: ReactNode
}

/** Renders a part of a page that is as wide as the window and begins with a wave. */
export function Zone({ tone, children }: ZoneProps) {
  return (
    <div
      className={`bleed ${styles.zone} ${styles[tone]}`}
      data-scheme={tone === 'paper' ? undefined : 'dark'}
    >
      {children}
    </div>
  )
}
