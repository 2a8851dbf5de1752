import { useLingui } from '@lingui/react'
import { useLocation, useMatches } from '@tanstack/react-router'
import { languages, langOf, type Lang } from '#i18n/lang.ts'
import { site } from '#site.ts'
import en from './share/en.jpg'
import jp from './share/jp.jpg'
import kr from './share/kr.jpg'

/** The public origin of the site, if the build has it (docs/api.md#hosts). */
const origin = import.meta.env.VITE_SITE_ORIGIN

interface PageHeadProps {
  name: string
  /** The language of the name, if it differs from the page's. */
  nameLang: string | undefined
  description: string | undefined
  /** The image of the page's share card, 1200 × 630 pixels; that of the site by default. */
  shareImage?: string | undefined
  siteTitleOnly: boolean
  publishedAt?: number | null | undefined
  textLang?: string | undefined
  isMissing?: boolean | undefined
}

/**
 * Renders title, share card and canonical URL of a page. React moves them into `<head>`; at
 * prerender the build does, and adds links to the other languages that have the page. URLs are omitted
 * if the build does not know the public origin.
 */
export function PageHead(props: PageHeadProps) {
  const { nameLang, description, shareImage, siteTitleOnly, textLang, isMissing } = props
  const { i18n } = useLingui()
  const lang = langOf(i18n.locale)
  // Titles of tabs and share cards must not contain zero-width spaces.
  const name = props.name.replaceAll('\u200b', '')
  const siteTitle = site.game[lang]
  const title = siteTitleOnly || name === '' ? siteTitle : `${name} | ${siteTitle}`
  const isFound = useMatches({ select: (all) => all.at(-1)?.staticData.notFound !== true })
  return (
    <>
      <title lang={nameLang}>{title}</title>
      <OgType publishedAt={props.publishedAt} />
      <meta property="og:site_name" content={siteTitle} />
      <meta property="og:title" content={title} />
      <meta property="og:locale" content={languages[lang].cardLocale} />
      {description !== undefined && (
        <>
          <meta name="description" content={description} />
          <meta property="og:description" content={description} />
        </>
      )}
      <meta name="twitter:card" content="summary_large_image" />
      <link rel="manifest" href={`/manifests/${lang}.webmanifest`} />
      {site.iosAppId !== '' && <meta name="apple-itunes-app" content={`app-id=${site.iosAppId}`} />}
      {origin && <ShareImage origin={origin} lang={lang} path={shareImage} name={name} />}
      {isMissing && <meta name="robots" content="noindex" />}
      {origin && isFound && !isMissing && (
        <UrlLinks origin={origin} lang={textLang === undefined ? lang : langOf(textLang)} />
      )}
    </>
  )
}

/** Renders the kind of a page: a post says when it was published. */
function OgType({ publishedAt }: Pick<PageHeadProps, 'publishedAt'>) {
  if (publishedAt === undefined) return <meta property="og:type" content="website" />
  return (
    <>
      <meta property="og:type" content="article" />
      {publishedAt !== null && (
        <meta property="article:published_time" content={new Date(publishedAt).toISOString()} />
      )}
    </>
  )
}

/** The images of the site, by `npm run brand`. A new image has a new URL, because messengers cache it. */
const shareImages: Record<Lang, string> = { kr, en, jp }

interface ShareImageProps {
  origin: string
  lang: Lang
  path: string | undefined
  /** The name of the page. */
  name: string
}

/** Renders the image of a share card, with an absolute URL (ogp.me). */
function ShareImage({ origin, lang, path, name }: ShareImageProps) {
  const alt =
    path === undefined ? [site.game[lang], site.group[lang]].join(languages[lang].comma) : name
  return (
    <>
      <meta property="og:image" content={origin + (path ?? shareImages[lang])} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={alt} />
    </>
  )
}

/**
 * Renders the canonical URL: that of the original for an untranslated text, and that of the mirrored page
 * for a webview page, and one of two paths that show the same.
 */
function UrlLinks({ origin, lang }: { origin: string; lang: Lang }) {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const staticData = useMatches({ select: (matches) => matches.at(-1)?.staticData })
  const page = staticData?.sameAs ?? (staticData?.isLink ? path.replace(/^\/link\//, '/') : path)
  const url = `${origin}/${lang}${page}`
  return (
    <>
      <link rel="canonical" href={url} />
      <meta property="og:url" content={url} />
    </>
  )
}
