import type { ReactNode } from 'react'
import styles from './badge.module.css'

/** Gold for achieved, sea for in progress, coral for new or ending, lilac for information. */
export type BadgeTone = 'quiet' | 'gold' | 'sea' | 'coral' | 'lilac'

interface BadgeProps {
  tone?: BadgeTone | undefined
  children: ReactNode
}

/** Renders a word on a small tile. The color only supports the word. */
export function Badge({ tone = 'quiet', children }: BadgeProps) {
  return <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>
}
