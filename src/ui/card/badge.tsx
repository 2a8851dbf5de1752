import type { ReactNode } from 'react'
import styles from './badge.module.css'

interface BadgeProps {
  /** Gold for what has been achieved, sea for what is under way, coral for what is new or ends. */
  tone?: 'quiet' | 'gold' | 'sea' | 'coral' | undefined
  children: ReactNode
}

/** A word on a small tile; the word says it, the colour only helps. */
export function Badge({ tone = 'quiet', children }: BadgeProps) {
  return <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>
}
