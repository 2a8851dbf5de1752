import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useLocation, useRouter } from '@tanstack/react-router'
import { langOf, langPrefix, langs } from '#i18n/lang.ts'
import { nearestPath } from '#lib/paths.ts'
import button from '#ui/form/button.module.css'
import { Page } from '#ui/page/page.tsx'
import { useHydrated } from '#ui/when/hydration.tsx'
import { usePrerenderAgent } from '#ui/when/use-when.ts'
import { popularLinks } from './navigation/navigation.ts'
import styles from './not-found-page.module.css'

/**
 * The page of an unknown URL (docs/product.md#not-found). A prerender agent gets an empty page with
 * `noindex`.
 */
export function NotFoundPage() {
  // The host sends one page for all unknown URLs.
  const isHydrated = useHydrated()
  const { t, i18n } = useLingui()
  if (usePrerenderAgent()) return <meta name="robots" content="noindex" />
  return (
    <div className={`bleed stack ${styles.scene}`} data-scheme="dark" data-world="">
      <Page name={msg`Page not found`} siteTitleOnly>
        <meta name="robots" content="noindex" />
        <p className="phrases">
          <Trans>
            This page doesn't exist or isn't available. It may have moved, or the link may be
            broken. Follow the light home.
          </Trans>
        </p>
        <Link to="/" className={button.primary}>
          <Trans>To home screen</Trans>
        </Link>
        <nav aria-label={t`Popular pages`}>
          <ul className="cluster">
            {popularLinks.map(({ name, link }) => (
              <li key={link.to}>
                <Link {...link} className={button.button}>
                  {i18n._(name)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {isHydrated && <NearestPage />}
      </Page>
    </div>
  )
}

/** Renders a link to the page that was most likely meant, if there is one. */
function NearestPage() {
  const { i18n } = useLingui()
  const { routesByPath } = useRouter()
  const { pathname } = useLocation()
  const names = new Map<string, MessageDescriptor | undefined>(
    Object.values(routesByPath)
      .filter(({ options }) => options.staticData?.notFound !== true)
      .map(({ fullPath, options }) => [fullPath.replace(/(.)\/$/, '$1'), options.staticData?.name]),
  )
  // A prefix that is none, such as `/KR`, is part of the path.
  const prefixes = ['', ...langs.map((lang) => `/${lang}`)]
  const patterns = prefixes.flatMap((prefix) => [...names.keys()].map((path) => prefix + path))
  const nearest = nearestPath(pathname, patterns)
  if (nearest === null) return null
  const lang = langPrefix(nearest.pattern)
  const name = names.get(lang === null ? nearest.pattern : nearest.pattern.slice(3))
  if (name === undefined) return null
  return (
    <div>
      <p>
        <Trans>Were you looking for this page?</Trans>
      </p>
      {/* A document of its own, since its language may be another one. */}
      <a
        className={button.primary}
        href={lang === null ? `/${langOf(i18n.locale)}${nearest.path}` : nearest.path}
      >
        {i18n._(name)}
      </a>
    </div>
  )
}
