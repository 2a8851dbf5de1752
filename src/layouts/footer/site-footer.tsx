import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { CookieSettingsButton } from '#features/consent/cookie-settings-button.tsx'
import { langOf } from '#i18n/lang.ts'
import { SafeLink } from '#ui/link/safe-link.tsx'
import { site } from '#site.ts'
import { footerQuery } from './footer.queries.ts'
import { NavList } from '../navigation/nav-list.tsx'
import { footerNavigation } from '../navigation/navigation.ts'
import styles from './site-footer.module.css'

/**
 * Renders the links to policies and help and those of the footer endpoint; if the request fails,
 * only the former (docs/api.md).
 */
export function SiteFooter() {
  const { t, i18n } = useLingui()
  const lang = langOf(i18n.locale)
  const { data = [] } = useQuery(footerQuery())
  // A page that is not written in a language has no title there.
  const items = data.filter(({ titles }) => titles[lang] !== '')
  return (
    <footer className={styles.footer}>
      <div className={styles.column}>
        <NavList label={t`Policies and help`} items={footerNavigation} />
        {items.length > 0 && (
          <ul className={styles.items}>
            {items.map(({ titles, address }, index) => (
              // Titles may repeat, and the order of the items never changes.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={index}>
                {address === undefined ? (
                  titles[lang]
                ) : (
                  <SafeLink href={address}>{titles[lang]}</SafeLink>
                )}
              </li>
            ))}
          </ul>
        )}
        {/* Cookie consent can be changed from every page. */}
        <div>
          <CookieSettingsButton />
        </div>
        <p className={styles.brand}>
          {site.game[lang]} · {site.group[lang]}
        </p>
      </div>
    </footer>
  )
}
