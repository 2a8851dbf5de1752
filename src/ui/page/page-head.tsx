import { useLingui } from '@lingui/react'
import { useLocation, useMatches } from '@tanstack/react-router'
import { langOf, langs, localeOf, type Lang } from '#i18n/lang.ts'
import { safeUrl } from '#lib/safe-url.ts'
import { site } from '#site.ts'

/** The public origin of the site, if the build has it (docs/api.md#hosts). */
const origin = import.meta.env.VITE_SITE_ORIGIN

/** Open Graph locales include a country. */
const cardLocales: Record<Lang, string> = { kr: 'ko_KR', en: 'en_US', jp: 'ja_JP' }

interface PageHeadProps {
  name: string
  description: string | undefined
  /** The image of the page's share card; the site's own by default. */
  picture?: string | undefined
  siteTitleOnly: boolean
}

/**
 * Renders title, share card and language links of a page. React moves them into `<head>`; at
 * prerender the build does. URLs are omitted if the build does not know the public origin.
 */
export function PageHead({ name, description, picture, siteTitleOnly }: PageHeadProps) {
  const { i18n } = useLingui()
  const lang = langOf(i18n.locale)
  const siteTitle = site.game[lang]
  const title = siteTitleOnly || name === '' ? siteTitle : `${name} | ${siteTitle}`
  const isFound = useMatches({ select: (all) => all.at(-1)?.staticData.notFound !== true })
  return (
    <>
      <title>{title}</title>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={siteTitle} />
      <meta property="og:title" content={title} />
      <meta property="og:locale" content={cardLocales[lang]} />
      {description !== undefined && (
        <>
          <meta name="description" content={description} />
          <meta property="og:description" content={description} />
        </>
      )}
      <meta name="twitter:card" content="summary_large_image" />
      <link rel="manifest" href={`/manifests/${lang}.webmanifest`} />
      {site.iosAppId !== '' && <meta name="apple-itunes-app" content={`app-id=${site.iosAppId}`} />}
      {origin && <ShareImage origin={origin} lang={lang} picture={picture} />}
      {origin && isFound && <UrlLinks origin={origin} lang={lang} />}
    </>
  )
}

interface ShareImageProps {
  origin: string
  lang: Lang
  picture: string | undefined
}

/** Renders the image of a share card, with an absolute URL (ogp.me). */
function ShareImage({ origin, lang, picture }: ShareImageProps) {
  const own = safeUrl(picture)
  if (own === null) {
    return (
      <>
        <meta property="og:image" content={`${origin}/share/${lang}.jpg`} />
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
        <meta property="og:image:alt" content={`${site.game[lang]}, ${site.group[lang]}`} />
      </>
    )
  }
  return <meta property="og:image" content={own.startsWith('/') ? origin + own : own} />
}

/** Renders canonical and `hreflang` links; a webview page has those of the page it mirrors. */
function UrlLinks({ origin, lang }: { origin: string; lang: Lang }) {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const isLink = useMatches({ select: (matches) => matches.at(-1)?.staticData.isLink })
  const page = isLink ? path.replace(/^\/link\//, '/') : path
  const url = `${origin}/${lang}${page}`
  return (
    <>
      <link rel="canonical" href={url} />
      <meta property="og:url" content={url} />
      {langs.map((each) => (
        <link
          key={each}
          rel="alternate"
          hrefLang={localeOf(each)}
          href={`${origin}/${each}${page}`}
        />
      ))}
      <link rel="alternate" hrefLang="x-default" href={origin + page} />
    </>
  )
}
