import { useLingui } from '@lingui/react'
import { Link } from '@tanstack/react-router'
import { langOf } from '#i18n/lang.ts'
import { frameIcons } from '#ui/icons/frame-icons.ts'
import { Icon } from '#ui/icons/icons.tsx'
import { site } from '#site.ts'
import styles from './brand.module.css'

/** The name of the game as a link to the main page. */
export function Brand() {
  const { i18n } = useLingui()
  return (
    <Link to="/" activeOptions={{ exact: true }} className={`${styles.brand} display`}>
      <Icon shape={frameIcons.lantern} />
      {site.game[langOf(i18n.locale)]}
    </Link>
  )
}
