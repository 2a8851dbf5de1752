import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'
import type { LinkProps } from '@tanstack/react-router'
import { Link } from '#ui/link.tsx'
import styles from './nav-list.module.css'
import { useCurrent } from './use-current.ts'

interface NavListProps {
  label: string
  items: readonly { name: MessageDescriptor; link: LinkProps }[]
  className?: string | undefined
}

/** A navigation of named links; the one that the page belongs to is marked. */
export function NavList({ label, items, className }: NavListProps) {
  const { _ } = useLingui()
  const current = useCurrent(items.map(({ link }) => link.to))
  return (
    <nav aria-label={label} className={className}>
      <ul className={styles.list}>
        {items.map(({ name, link }) => (
          <li key={link.to}>
            <Link
              {...link}
              aria-current={link.to === current ? 'page' : undefined}
              className={styles.link}
            >
              {_(name)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
