import { Trans, useLingui } from '@lingui/react/macro'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Icon, icons } from '#ui/icons/icons.tsx'
import { LinkButton } from '#ui/form/button.tsx'
import styles from './neighbors.module.css'

/** A post next to another one. */
export interface Neighbor {
  title: string
  link: LinkProps
  /** Its artwork, as decoration. */
  art?: ReactNode
}

interface NeighborsProps {
  /** The posts before and after this one. */
  previous?: Neighbor | undefined
  next?: Neighbor | undefined
  list: LinkProps
  /** A control next to the link to the list. */
  children?: ReactNode
}

/** Renders the links below an article: the previous one, the next one, the list. */
export function Neighbors({ previous, next, list, children }: NeighborsProps) {
  const { t } = useLingui()
  return (
    <nav className="columns" aria-label={t`Other posts`}>
      {previous && (
        <Link {...previous.link} rel="prev" className={`plate ${styles.step}`}>
          {previous.art}
          <span className={styles.text}>
            <span className="cluster meta">
              <Icon shape={icons.chevronLeft} />
              <span>
                <Trans>Previous post</Trans>
              </span>
            </span>{' '}
            <span className="title">{previous.title}</span>
          </span>
        </Link>
      )}
      {next && (
        <Link {...next.link} rel="next" className={`plate ${styles.step}`}>
          {next.art}
          <span className={styles.text}>
            <span className="cluster meta">
              <span>
                <Trans>Next post</Trans>
              </span>
              <Icon shape={icons.chevronRight} />
            </span>{' '}
            <span className="title">{next.title}</span>
          </span>
        </Link>
      )}
      <div className={`cluster ${styles.back}`}>
        <LinkButton {...list}>
          <Trans>Back to the list</Trans>
        </LinkButton>
        {children}
      </div>
    </nav>
  )
}
