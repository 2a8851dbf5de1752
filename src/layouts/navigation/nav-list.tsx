import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { Link, useMatches, type LinkProps } from '@tanstack/react-router'
import icons from './art/menu-icons-1152x96.webp?no-inline'
import styles from './nav-list.module.css'

/** A link is active for its path and all paths below it; search params are ignored. */
const activeOptions = { includeSearch: false }

interface NavListProps {
  label: string
  items: readonly {
    name: MessageDescriptor
    link: LinkProps
    /** The locale in which the link is bold. */
    standsOutIn?: string
    /** The icon that a tile shows, of the image with all of them: its group of four and its number there. */
    icon?: string
    /** The member in whose color a tile is; Lumi without one. */
    member?: string | undefined
  }[]
  /** Large tiles, as in the sheet of a phone. */
  isTiles?: boolean
}

/**
 * Renders a navigation of named links. The router marks the current one (`aria-current`); a page
 * outside of a link's URL can name that link as its `section`.
 */
export function NavList({ label, items, isTiles = false }: NavListProps) {
  const { _, i18n } = useLingui()
  const section = useMatches({ select: (matches) => matches.at(-1)?.staticData.section })
  return (
    <nav aria-label={label}>
      <ul className={isTiles ? styles.tiles : styles.list}>
        {items.map(({ name, link, standsOutIn, icon, member }) => (
          <li key={link.to}>
            <Link
              {...link}
              activeOptions={activeOptions}
              data-member={isTiles ? member : undefined}
              aria-current={link.to === section ? 'page' : undefined}
              className={
                standsOutIn === i18n.locale ? `${styles.link} ${styles.bold}` : styles.link
              }
            >
              {isTiles && (
                // A closed menu does not load it.
                <img src={icons} alt="" width={48} height={48} loading="lazy" data-icon={icon} />
              )}
              <span>{_(name)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
