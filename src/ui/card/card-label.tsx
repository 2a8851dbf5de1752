import type { ReactNode } from 'react'
import { Icon, type IconShape } from '#ui/icons/icons.tsx'
import styles from './card.module.css'
import { Tile } from './tile.tsx'

interface CardLabelProps {
  icon: IconShape
  name: ReactNode
  children: ReactNode
}

/** Renders the content of a link card: an icon on a lit tile, a name, and what is there. */
export function CardLabel({ icon, name, children }: CardLabelProps) {
  return (
    <span className={styles.label}>
      <Tile tone="gold">
        <Icon shape={icon} />
      </Tile>
      <span>
        <span className={styles.name}>{name}</span>
        {children}
      </span>
    </span>
  )
}
