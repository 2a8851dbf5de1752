import { useLingui } from '@lingui/react'
import { Link } from '@tanstack/react-router'
import { langOf } from '#i18n/lang.ts'
import { site } from '#site.ts'
import { Emblem, Wordmark } from '#ui/brand/marks.tsx'
import styles from './brand.module.css'

/** The emblem and the name of the game as a link to the main page. */
export function Brand() {
  const { i18n } = useLingui()
  const lang = langOf(i18n.locale)
  return (
    <Link to="/" activeOptions={{ exact: true }} className={styles.brand}>
      <Emblem />
      <Wordmark lang={lang} name={site.game[lang]} />
    </Link>
  )
}
