import { Trans, useLingui } from '@lingui/react/macro'
import { langOf } from '#i18n/lang.ts'
import { PageHeading } from '#ui/page.tsx'
import { site } from '#site.ts'
import styles from './home-heading.module.css'

/** The name of the game as the heading of its main page, and what it is in one line. */
export function HomeHeading() {
  const { i18n } = useLingui()
  const lang = langOf(i18n.locale)
  const group = site.group[lang]
  return (
    <div className={styles.heading}>
      <PageHeading className={styles.name}>{site.game[lang]}</PageHeading>
      <p className={styles.tagline}>
        <Trans>A puzzle game filled with the songs of {group}</Trans>
      </p>
    </div>
  )
}
