import { Trans } from '@lingui/react/macro'
import { Link, type LinkProps } from '@tanstack/react-router'
import { useId, type ReactNode } from 'react'
import { Icon } from './icons.tsx'
import styles from './section.module.css'
import { useHasScrolled } from './use-has-scrolled.ts'
import { useSavingData } from './use-saving-data.ts'

interface SectionProps {
  title: ReactNode
  /** Where all of it is. */
  viewAll?: LinkProps | undefined
  children: ReactNode
}

/** A part of a page with a heading of its own and a way on. */
export function Section({ title, viewAll, children }: SectionProps) {
  const id = useId()
  const savesData = useSavingData()
  const hasScrolled = useHasScrolled()
  return (
    <section aria-labelledby={id} className={styles.section}>
      <header className={styles.header}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {viewAll && (
          <Link
            {...viewAll}
            // The way on that most will take is there before it is pressed (bars, "next view"); who only
            // looks at the first screen does not pay for it.
            preload={hasScrolled && savesData === false ? 'viewport' : false}
            id={`${id}all`}
            aria-labelledby={`${id}all ${id}`}
            className={styles.all}
          >
            <Trans>View all</Trans>
            <Icon name="chevron-right" />
          </Link>
        )}
      </header>
      {children}
    </section>
  )
}
