import { useLingui } from '@lingui/react'
import { langOf } from '#i18n/lang.ts'
import { frameIcons } from '#ui/frame-icons.ts'
import { Icon } from '#ui/icons.tsx'
import { Link } from '#ui/link.tsx'
import { site } from '#site.ts'
import styles from './brand.module.css'
import { useCurrent } from './use-current.ts'

/** The name of the game, which leads home. */
export function Brand() {
  const { i18n } = useLingui()
  const isCurrent = useCurrent(['/']) !== undefined
  return (
    <Link
      to="/"
      aria-current={isCurrent ? 'page' : undefined}
      className={`${styles.brand} display`}
    >
      <Icon shape={frameIcons.lantern} />
      {site.game[langOf(i18n.locale)]}
    </Link>
  )
}
