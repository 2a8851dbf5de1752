import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { CookieSettingsButton } from '#features/consent/cookie-settings-button.tsx'
import { langOf } from '#i18n/lang.ts'
import { uniqueKeys } from '#lib/collections.ts'
import { SafeLink } from '#ui/link/safe-link.tsx'
import { Emblem, Wordmark } from '#ui/brand/marks.tsx'
import { site } from '#site.ts'
import narrowSeabed from './art/seabed-1280x360.webp?no-inline'
import seabed from './art/seabed-2400x425.webp?no-inline'
import { footerQuery } from './footer.queries.ts'
import { LanguageLinks } from '../header/language-menu.tsx'
import { NavList } from '../navigation/nav-list.tsx'
import { communityLinks, gameLinks, helpLinks, policyLinks } from '../navigation/navigation.ts'
import styles from './site-footer.module.css'

const channels = [
  { label: msg`Official videos`, urls: site.channels.videos },
  { label: msg`Official photos`, urls: site.channels.photos },
  { label: msg`Fan community`, urls: site.channels.fans },
]

/**
 * Renders the seabed: the links to the pages, the channels of the group, and the links and lines of the footer
 * endpoint. If the request fails, only the former are shown (docs/api.md).
 */
export function SiteFooter() {
  const { t, i18n } = useLingui()
  const lang = langOf(i18n.locale)
  const group = site.group[lang]
  const { data: items = [] } = useQuery(footerQuery())
  return (
    <footer className={styles.footer} data-scheme="dark">
      <picture>
        <source media="(max-width: 639px)" srcSet={narrowSeabed} />
        <img
          src={seabed}
          alt=""
          width={2400}
          height={425}
          loading="lazy"
          decoding="async"
          className={styles.art}
        />
      </picture>
      <div className={`stack ${styles.ground}`}>
        <div className={`cluster ${styles.brand}`}>
          <Emblem />
          <Wordmark lang={lang} name={site.game[lang]} />
          <p className={styles.credit} translate="no">
            {site.group.en}
          </p>
          <ul className={`cluster meta ${styles.channels}`} aria-label={t`${group}'s channels`}>
            {channels.map(
              ({ label, urls }) =>
                urls[lang] !== '' && (
                  <li key={label.id}>
                    <SafeLink href={urls[lang]}>{i18n._(label)}</SafeLink>
                  </li>
                ),
            )}
          </ul>
        </div>
        <div className={styles.groups}>
          <div>
            <h2>
              <Trans>Game</Trans>
            </h2>
            <NavList label={t`Game`} items={gameLinks} />
          </div>
          <div>
            <h2>
              <Trans>Community</Trans>
            </h2>
            <NavList label={t`Community`} items={communityLinks} />
          </div>
          <div>
            <h2>
              <Trans>Policies</Trans>
            </h2>
            <NavList label={t`Policies`} items={policyLinks} />
          </div>
          <div>
            <h2>
              <Trans>Help</Trans>
            </h2>
            <div>
              <NavList label={t`Help`} items={helpLinks} />
              <Items items={items.filter(({ url }) => url)} />
            </div>
          </div>
        </div>
        <div className={`cluster ${styles.end}`}>
          <LanguageLinks />
          {/* Cookie consent can be changed from every page. */}
          <CookieSettingsButton />
          <Items items={items.filter(({ url }) => !url)} />
        </div>
      </div>
    </footer>
  )
}

interface ItemsProps {
  items: { title: string; url: string | undefined }[]
}

function Items({ items }: ItemsProps) {
  const keys = uniqueKeys(items.map(({ title, url }) => url ?? title))
  return (
    <ul className={`cluster ${styles.items}`}>
      {items.map(({ title, url }, index) => (
        <li key={keys[index]}>
          {url === undefined ? title : <SafeLink href={url}>{title}</SafeLink>}
        </li>
      ))}
    </ul>
  )
}
