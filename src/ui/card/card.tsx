import type { ReactNode } from 'react'
import strip from '#ui/strip/strip.module.css'
import styles from './card.module.css'

interface CardGridProps {
  /** True if the cards are in one line that scrolls on a phone. */
  isStrip?: boolean
  children: ReactNode
}

/** Renders cards side by side, as many as fit; its children are `li`. */
export function CardGrid({ isStrip = false, children }: CardGridProps) {
  return <ul className={isStrip ? `${styles.grid} ${strip.strip}` : styles.grid}>{children}</ul>
}
