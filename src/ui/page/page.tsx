import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { useMatches } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { createContext, use, useEffect, type ReactNode } from 'react'
import { langOf, languages } from '#i18n/lang.ts'
import { bindParticles } from '#i18n/unbroken.ts'
import { headingEndId } from './heading-end.ts'
import { announcePageAtom } from './live-region.tsx'
import { PageHead } from './page-head.tsx'
import styles from './page.module.css'
import './static-data.ts'

/**
 * Called when a page is rendered or hydrated. React hydrates the router's outlet after the root, so an
 * effect of the root would be too early.
 */
export const PageShown = createContext<() => void>(() => undefined)

export interface PageProps {
  /**
   * The name of the page: a message of the site, or a text from the server. The name of the route
   * by default.
   */
  name?: string | MessageDescriptor | undefined
  /** The language of the name, if it differs from the page's. */
  nameLang?: string | undefined
  /**
   * What the page says, in one or two sentences. By default the description of the route, after the
   * name if that is not the route's.
   */
  description?: string | undefined
  /** The time of publication of a post, in epoch milliseconds. */
  publishedAt?: number | null | undefined
  /** The language of the text if it differs from the page's, whose translation does not exist. */
  textLang?: string | undefined
  /** True if the server does not know the record that the page is about. */
  isMissing?: boolean
  /** The image of the page's share card, 1200 × 630 pixels; that of the site by default. */
  shareImage?: string | undefined
  /** True for only the site's own title, as on the not-found page (docs/product.md#not-found). */
  siteTitleOnly?: boolean
  /**
   * Renders a heading with its own design around this text.
   * @param isContent true if the text is from the server
   */
  heading?: (name: string, isContent: boolean) => ReactNode
  children: ReactNode
}

/**
 * Renders a page: its title, share card and heading. Every screen is a page, so every screen has
 * one `h1`.
 */
export function Page({ heading, children, ...props }: PageProps) {
  const { name, nameLang, description, siteTitleOnly = false, ...head } = props
  const { _, i18n } = useLingui()
  const onShown = use(PageShown)
  // Signals to `start.tsx` that hydration is complete.
  useEffect(onShown, [onShown])
  const staticData = useMatches({ select: (matches) => matches.at(-1)?.staticData })
  const isContent = typeof name === 'string'
  const message = isContent ? undefined : (name ?? staticData?.name)
  const shownName = isContent ? name : message ? _(message) : ''
  const headline = bindParticles(shownName)
  const general = staticData?.description && _(staticData.description)
  const { separator } = languages[langOf(i18n.locale)]
  const own = name === undefined || !general ? general : shownName + separator + general
  return (
    <>
      <PageHead
        {...head}
        name={shownName}
        nameLang={nameLang}
        description={description || own}
        siteTitleOnly={siteTitleOnly}
      />
      <AnnounceName name={shownName} lang={nameLang} />
      {heading ? (
        heading(headline, isContent)
      ) : (
        <PageHeading lang={nameLang} isContent={isContent}>
          {headline}
        </PageHeading>
      )}
      <span id={headingEndId} hidden />
      {children}
    </>
  )
}

/** The id of the `h1`, which names the article of the page. */
export const pageHeadingId = 'page-heading'

interface PageHeadingProps {
  children: ReactNode
  className?: string | undefined
  lang?: string | undefined
  /** True if the text is from the server: the file of the site's own headings lacks some of its characters. */
  isContent?: boolean
}

/** Renders the `h1`, which gets the focus after a navigation. */
export function PageHeading({ children, className, lang, isContent }: PageHeadingProps) {
  const own = className ?? styles.heading
  const path = useMatches({ select: (matches) => matches.at(-1)?.pathname })
  return (
    // A new element for each page: some translators replace the whole element.
    <h1
      key={path}
      id={pageHeadingId}
      className={isContent ? own : `${own} display`}
      lang={lang}
      tabIndex={-1}
    >
      {children}
    </h1>
  )
}

/**
 * Announces the name of a page after a navigation; the browser announces the first page of a visit.
 */
function AnnounceName({ name, lang }: { name: string; lang: string | undefined }) {
  const announcePage = useSetAtom(announcePageAtom)
  const path = useMatches({ select: (matches) => matches.at(-1)?.pathname ?? '' })
  // Announces the page when its name or path changes.
  useEffect(() => announcePage({ path, name, lang }), [announcePage, path, name, lang])
  return null
}
