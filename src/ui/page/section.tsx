import { Trans } from '@lingui/react/macro'
import { Link, type LinkProps } from '@tanstack/react-router'
import { useId, type ReactNode } from 'react'
import { Icon, icons } from '#ui/icons/icons.tsx'
import styles from './section.module.css'
import { scrolled } from '#lib/when.ts'
import { useSavingData, useWhen } from '#ui/when/use-when.ts'

interface SectionProps {
  /** A message of the site. */
  title: ReactNode
  /** The link to the whole list. */
  viewAll?: LinkProps | undefined
  /** The name of that link, if it is not the list of the heading. */
  viewAllName?: ReactNode
  /** True if the section is a sheet of its own. */
  isPlate?: boolean
  children: ReactNode
}

/** Renders a section of a page with its own heading and a link to more. */
export function Section({ title, viewAll, viewAllName, isPlate, children }: SectionProps) {
  const id = useId()
  const savesData = useSavingData()
  const hasScrolled = useWhen(scrolled)
  return (
    <section aria-labelledby={id} className={isPlate ? 'plate' : styles.section}>
      <header className={styles.header}>
        <h2 id={id} className={`${styles.title} display`}>
          {title}
        </h2>
        {viewAll && (
          <Link
            {...viewAll}
            // Only for visitors who go through the page.
            {...(hasScrolled && savesData === false && { preload: 'viewport' })}
            className={`target ${styles.all}`}
          >
            {viewAllName ?? (
              <>
                <Trans>View all</Trans> <span className="visually-hidden">{title}</span>
              </>
            )}
            <Icon shape={icons.chevronRight} />
          </Link>
        )}
      </header>
      {children}
    </section>
  )
}
