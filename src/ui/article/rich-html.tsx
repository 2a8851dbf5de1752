import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useMemo, useState, type MouseEvent } from 'react'
import { textOf } from './html-text.ts'
import { isOwnPage, ownAddress } from '#ui/link/own-address.ts'
import { clientNavigationHref } from '#ui/link/client-navigation.ts'
import styles from './rich-html.module.css'
import { useSanitizer, type FindLinks } from './sanitizer.ts'
import { LoadingState } from '#ui/feedback/states.tsx'
import { useHydrated } from '#ui/when/use-hydrated.ts'

/** Anything longer would freeze the page while it is made safe. */
const longestHtml = 512 * 1024

interface RichHtmlProps {
  /** Written by an editor, served by somebody: never trusted. */
  html: string
  /** In the webview: own links keep under `/link` where there is a twin, others stay in this view. */
  embedded?: boolean
  /** The level of its first headings, one below the heading that it stands under. */
  topHeading?: 2 | 3
  /** What becomes a link in the words themselves. Keep it stable: a new one makes the text anew. */
  findLinks?: FindLinks | undefined
}

/**
 * The HTML of an editor, made safe. What was prerendered went through the same sanitiser at build
 * and stays; the sanitiser's code is fetched for any other text. Raw HTML never reaches the page.
 */
export function RichHtml({ html, embedded = false, topHeading = 2, findLinks }: RichHtmlProps) {
  const router = useRouter()
  const hydrated = useHydrated()
  const [prerendered, setPrerendered] = useState(hydrated ? null : html)
  const keeps = prerendered === html
  if (prerendered !== null && !keeps) setPrerendered(null)
  const tooLong = html.length > longestHtml
  const sanitizer = useSanitizer(!keeps && !tooLong)
  const makes = typeof sanitizer === 'function' && (!keeps || import.meta.env.SSR)
  const markup = useMemo(() => {
    if (!makes || tooLong) return null
    const ownPath = (address: string) => ownAddress(router, address, embedded)
    return sanitizer(html, { ownPath, sameView: embedded, topHeading, findLinks })
  }, [makes, tooLong, sanitizer, html, router, embedded, topHeading, findLinks])

  const onClick = (event: MouseEvent<HTMLDivElement>) => {
    const href = clientNavigationHref(event)
    if (href === null || !isOwnPage(router, href)) return
    event.preventDefault()
    void router.navigate({ href })
  }

  if (tooLong || (sanitizer === 'failed' && !keeps)) return <PlainText html={html} />
  if (markup === null && !keeps) return <LoadingState />
  return (
    // The links in it are pressed, not the box; the keyboard's Enter on a link is a click as well.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      ref={(box) => {
        // A prerender without a sanitiser leaves the box empty.
        if (keeps && box?.firstChild === null && html !== '') setPrerendered(null)
      }}
      className={styles.rich}
      onClick={onClick}
      // What stands there is kept: nothing is written over it until `html` is another one.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: markup ?? '' }}
    />
  )
}

/** The words alone, where they cannot be shown as they were written. */
function PlainText({ html }: { html: string }) {
  return (
    <div className={styles.plain}>
      <p role="note">
        <Trans>This text is shown without its formatting and links.</Trans>
      </p>
      <p>{textOf(html.slice(0, longestHtml))}</p>
    </div>
  )
}
