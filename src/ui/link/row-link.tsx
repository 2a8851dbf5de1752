import { createLink } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import { Icon, icons, type IconShape } from '#ui/icons/icons.tsx'
import styles from './row-link.module.css'

interface RowLinkProps extends ComponentProps<'a'> {
  shape: IconShape
  /** The subject of the row; its content is below. */
  label: ReactNode
}

/** Renders a link as a row of a fixed height: an icon, a label, a line of content. */
export const RowLink = createLink(({ shape, label, children, ...props }: RowLinkProps) => (
  <a {...props} className={styles.row}>
    <span className={styles.icon}>
      <Icon shape={shape} />
    </span>
    <span className="meta">{label}</span>
    <span className={`one-line ${styles.content}`}>{children}</span>
    <Icon shape={icons.chevronRight} />
  </a>
))
