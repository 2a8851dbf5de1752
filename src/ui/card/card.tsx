import { createLink } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import styles from './card.module.css'

interface CardProps {
  /** Highlighted: the visitor's own, or the first. */
  raised?: boolean | undefined
  children: ReactNode
}

/** A rounded square, the container of the site. */
export function Card({ raised, children }: CardProps) {
  return <div className={raised ? `${styles.card} ${styles.raised}` : styles.card}>{children}</div>
}

/** A card that is one link within the site. */
export const LinkCard = createLink(({ children, ...props }: ComponentProps<'a'>) => (
  <a {...props} className={`${styles.card} ${styles.link}`}>
    {children}
  </a>
))

/** Renders cards side by side, as many as fit; its children are `li`. */
export function CardGrid({ children }: { children: ReactNode }) {
  return <ul className={styles.grid}>{children}</ul>
}
