import { Trans, useLingui } from '@lingui/react/macro'
import { Link, type LinkProps } from '@tanstack/react-router'
import { Icon, icons } from '#ui/icons/icons.tsx'
import { LinkButton } from '#ui/form/button.tsx'
import styles from './neighbors.module.css'

/** A post next to another one. */
export interface Neighbor {
  title: string
  link: LinkProps
}

interface NeighborsProps {
  /** The posts before and after this one. */
  previous?: Neighbor | undefined
  next?: Neighbor | undefined
  list: LinkProps
}

/** Renders the links below an article: the previous one, the next one, the list. */
export function Neighbors({ previous, next, list }: NeighborsProps) {
  const { t } = useLingui()
  return (
    <nav className={styles.neighbors} aria-label={t`Other posts`}>
      {previous && (
        <Link {...previous.link} rel="prev" className={styles.step}>
          <Icon shape={icons.chevronLeft} />
          <span>
            <span className={styles.label}>
              <Trans>Previous post</Trans>
            </span>{' '}
            <span>{previous.title}</span>
          </span>
        </Link>
      )}
      {next && (
        <Link {...next.link} rel="next" className={`${styles.step} ${styles.next}`}>
          <span>
            <span className={styles.label}>
              <Trans>Next post</Trans>
            </span>{' '}
            <span>{next.title}</span>
          </span>
          <Icon shape={icons.chevronRight} />
        </Link>
      )}
      <div className={styles.back}>
        <LinkButton {...list}>
          <Trans>Back to the list</Trans>
        </LinkButton>
      </div>
    </nav>
  )
}
