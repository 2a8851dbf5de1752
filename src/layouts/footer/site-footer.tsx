import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { CookieSettingsButton } from '#features/consent/cookie-settings-button.tsx'
import { langOf } from '#i18n/lang.ts'
import { uniqueKeys } from '#lib/unique-keys.ts'
import { SafeLink } from '#ui/link/safe-link.tsx'
import { Emblem } from '#ui/brand/emblem.tsx'
import { Wordmark } from '#ui/brand/wordmark.tsx'
import { site } from '#site.ts'
import { footerQuery } from './footer.queries.ts'
import { NavList } from '../navigation/nav-list.tsx'
import { communityLinks, gameLinks, policyLinks } from '../navigation/navigation.ts'
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
  const keys = uniqueKeys(items.map(({ titles, address }) => address ?? titles[lang]))
  return (
    <footer className={styles.footer} data-scheme="dark">
      <div className={styles.column}>
        <div className={styles.brand}>
          <Wordmark lang={lang} name={site.game[lang]} />
          <p>
            <Emblem />
            <span translate="no">{site.group.en}</span>
          </p>
        </div>
        <div className={styles.groups}>
          <div>
            <h2>
              <Trans>Game</Trans>
            </h2>
            <NavList label={t`Game`} items={gameLinks} isColumn />
          </div>
          <div>
            <h2>
              <Trans>Community</Trans>
            </h2>
            <NavList label={t`Community`} items={communityLinks} isColumn />
          </div>
          <div>
            <h2>
              <Trans>Policies and help</Trans>
            </h2>
            <NavList label={t`Policies and help`} items={policyLinks} isColumn />
          </div>
          <div>
            <h2>
              <Trans comment="The last group of the footer: further links and settings.">
                More
              </Trans>
            </h2>
            <ul className={styles.items}>
              {items.map(({ titles, address }, index) => (
                <li key={keys[index]}>
                  {address === undefined ? (
                    titles[lang]
                  ) : (
                    <SafeLink href={address}>{titles[lang]}</SafeLink>
                  )}
                </li>
              ))}
              {/* Cookie consent can be changed from every page. */}
              <li>
                <CookieSettingsButton />
              </li>
            </ul>
          </div>
        </div>
      </div>
    </footer>
  )
}
