import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'
import type { LinkProps } from '@tanstack/react-router'
import { NavLink } from './nav-link.tsx'
import styles from './nav-list.module.css'

interface NavListProps {
  label: string
  items: readonly { name: MessageDescriptor; link: LinkProps }[]
  className?: string | undefined
}

/** A navigation of named links; the router marks the one that the page belongs to. */
export function NavList({ label, items, className }: NavListProps) {
  const { _ } = useLingui()
  return (
    <nav aria-label={label} className={className}>
      <ul className={styles.list}>
        {items.map(({ name, link }) => (
          <li key={link.to}>
            <NavLink link={link} className={styles.link}>
              {_(name)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
