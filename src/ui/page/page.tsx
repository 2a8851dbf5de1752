import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { useMatches } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { useEffect, type ReactNode } from 'react'
import { announcePageAtom } from './live-region.tsx'
import styles from './page.module.css'
import { PageHead } from './page-head.tsx'
import './static-data.ts'

interface PageProps {
  /**
   * The name of what is shown: a message of the site, or a text of the server. The name of the route
   * where none is given.
   */
  name?: string | MessageDescriptor | undefined
  /** The language of the name, where it is not the page's. */
  nameLang?: string | undefined
  description?: string | undefined
  /** An address of the server: what a shared link shows (checked where it is used). */
  picture?: string | undefined
  /** Only the site's own title, as the not-found page has it (docs/product.md#not-found). */
  siteTitleOnly?: boolean
  /**
   * A heading with a design of its own is drawn by the page itself around this text.
   * @param isOurs whether it is in the site's own words
   */
  heading?: (name: string, isOurs: boolean) => ReactNode
  children: ReactNode
}

/** A page: its title, share card and heading. Every screen is one, so every screen has one `h1`. */
export function Page({ heading, children, ...facts }: PageProps) {
  const { name, nameLang, description, picture, siteTitleOnly } = facts
  const { _ } = useLingui()
  const staticData = useMatches({ select: (matches) => matches.at(-1)?.staticData })
  const isOurs = typeof name !== 'string'
  const message = isOurs ? (name ?? staticData?.name) : undefined
  const shownName = isOurs ? (message ? _(message) : '') : name
  const shared = description ?? (staticData?.description ? _(staticData.description) : undefined)
  return (
    <>
      <PageHead
        name={shownName}
        description={shared}
        picture={picture}
        siteTitleOnly={siteTitleOnly ?? false}
      />
      <AnnounceName name={shownName} />
      {heading ? (
        heading(shownName, isOurs)
      ) : (
        <PageHeading lang={nameLang} isOurs={isOurs}>
          {shownName}
        </PageHeading>
      )}
      {children}
    </>
  )
}

interface PageHeadingProps {
  children: ReactNode
  className?: string | undefined
  lang?: string | undefined
  /** In the site's own words, which its display face has the characters of. */
  isOurs: boolean
}

/** The `h1`, which takes the focus after a navigation. */
export function PageHeading({ children, className, lang, isOurs }: PageHeadingProps) {
  const own = className ?? styles.heading
  return (
    <h1 className={isOurs ? `${own} display` : own} lang={lang} tabIndex={-1}>
      {children}
    </h1>
  )
}

/** Says the name of a page that was navigated to; the first page of a visit is said by the browser. */
function AnnounceName({ name }: { name: string }) {
  const announcePage = useSetAtom(announcePageAtom)
  const path = useMatches({ select: (matches) => matches.at(-1)?.pathname ?? '' })
  // Keeps the live region in step with the page.
  useEffect(() => announcePage({ path, name }), [announcePage, path, name])
  return null
}
