import { useLingui } from '@lingui/react'
import { useLocation, useMatches } from '@tanstack/react-router'
import { langOf, langs, localeOf } from '#i18n/lang.ts'
import { site } from '../site.ts'

interface PageHeadProps {
  name: string
  description: string | undefined
  siteTitleOnly: boolean
}

/**
 * Title, share card and language links of a page. React moves them into `<head>`; at prerender the
 * build does. Addresses are left out where the build was not told the public origin (contract, "Bases").
 */
export function PageHead({ name, description, siteTitleOnly }: PageHeadProps) {
  const { i18n } = useLingui()
  const lang = langOf(i18n.locale)
  const siteTitle = site.game[lang]
  const title = siteTitleOnly || name === '' ? siteTitle : `${name} | ${siteTitle}`
  return (
    <>
      <title>{title}</title>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={siteTitle} />
      <meta property="og:title" content={title} />
      <meta property="og:locale" content={i18n.locale} />
      {description !== undefined && (
        <>
          <meta name="description" content={description} />
          <meta property="og:description" content={description} />
        </>
      )}
      <meta name="twitter:card" content="summary_large_image" />
      {import.meta.env.VITE_SITE_ORIGIN && (
        <AddressLinks origin={import.meta.env.VITE_SITE_ORIGIN} />
      )}
    </>
  )
}

/** Canonical and `hreflang` links; a webview variant names the page that it mirrors. */
function AddressLinks({ origin }: { origin: string }) {
  const { i18n } = useLingui()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const isLink = useMatches({ select: (matches) => matches.at(-1)?.staticData.isLink })
  const page = isLink ? path.replace(/^\/link\//, '/') : path
  const address = `${origin}/${langOf(i18n.locale)}${page}`
  return (
    <>
      <link rel="canonical" href={address} />
      <meta property="og:url" content={address} />
      {langs.map((lang) => (
        <link
          key={lang}
          rel="alternate"
          hrefLang={localeOf(lang)}
          href={`${origin}/${lang}${page}`}
        />
      ))}
      <link rel="alternate" hrefLang="x-default" href={origin + page} />
    </>
  )
}
