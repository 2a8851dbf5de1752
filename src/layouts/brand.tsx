import { useLingui } from '@lingui/react'
import { langOf } from '#i18n/lang.ts'
import { frameIcons } from '#ui/frame-icons.ts'
import { Icon } from '#ui/icons.tsx'
import { site } from '#site.ts'
import styles from './brand.module.css'
import { NavLink } from './nav-link.tsx'

/** The name of the game, which leads home. */
export function Brand() {
  const { i18n } = useLingui()
  return (
    <NavLink link={{ to: '/' }} className={`${styles.brand} display`}>
      <Icon shape={frameIcons.lantern} />
      {site.game[langOf(i18n.locale)]}
    </NavLink>
  )
}
