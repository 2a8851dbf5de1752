import { Trans, useLingui } from '@lingui/react/macro'
import { useHydrated, useRouter } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { textOf } from './html-text.ts'
import { watchFailedImages } from '#lib/failed-images.ts'
import button from '#ui/form/button.module.css'
import { useAnnounce } from '#ui/page/live-region.tsx'
import { copyText } from '#ui/share/share.ts'
import { ownHref, useOwnLinks } from '#ui/link/own-links.ts'
import styles from './rich-html.module.css'
import { useSanitizer } from './sanitizer.ts'
import { LoadingState } from '#ui/feedback/states.tsx'

/** Sanitizing a longer text would freeze the page. */
export const longestHtml = 512 * 1024

interface RichHtmlProps {
  /** Written by editors and sent by the server: never trusted. */
  html: string
  /**
   * In the webview: links of the site stay below `/link` if that page exists, other links open in
   * this view.
   */
  embedded?: boolean
  /** The level of its first headings, one below the heading above the text. */
  topHeading?: 2 | 3
  /** True if coupon codes become links to the coupon form. */
  linksCoupons?: boolean
  /** True if the rows of tables are rewards (`rewardKindOf`); coupon codes in them get a button to copy them. */
  hasRewards?: boolean
}

/**
 * Renders the HTML of an editor, sanitized. Prerendered HTML was sanitized at build time in the
 * same way and stays; the sanitizer is loaded for any other text. Raw HTML never reaches the page.
 */
export function RichHtml(props: RichHtmlProps) {
  const { html, embedded = false, topHeading = 2, linksCoupons, hasRewards = false } = props
  const { t } = useLingui()
  const announce = useAnnounce()
  const router = useRouter()
  const onClick = useOwnLinks()
  // The router's, which is true for a text that appears before the page is hydrated.
  const hydrated = useHydrated()
  const [prerendered, setPrerendered] = useState(hydrated ? null : html)
  const isPrerendered = prerendered === html
  if (prerendered !== null && !isPrerendered) setPrerendered(null)
  const tooLong = html.length > longestHtml
  const sanitizer = useSanitizer(!isPrerendered && !tooLong)
  const canSanitize = typeof sanitizer === 'function' && (!isPrerendered || import.meta.env.SSR)
  const markup = useMemo(() => {
    if (!canSanitize || tooLong) return null
    const ownPath = (url: string) => ownHref(router, url, embedded)
    const rules = { ownPath, sameView: embedded, topHeading, linksCoupons }
    return sanitizer(html, { ...rules, marksRewards: hasRewards })
  }, [
    canSanitize,
    tooLong,
    sanitizer,
    html,
    router,
    embedded,
    topHeading,
    linksCoupons,
    hasRewards,
  ])

  const copyCode = async (copy: HTMLElement) => {
    const link = copy.previousElementSibling
    if (await copyText(link?.textContent ?? '', copy)) announce(t`Code copied`)
    else if (link) getSelection()?.selectAllChildren(link)
  }

  if (tooLong || (sanitizer === 'failed' && !isPrerendered)) return <PlainText html={html} />
  if (markup === null && !isPrerendered) return <LoadingState />
  return (
    // The targets are the links inside, and Enter on a link fires a click as well.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      ref={(box) => {
        // A prerender without a sanitizer leaves the element empty.
        if (isPrerendered && box?.firstChild === null && html !== '') setPrerendered(null)
        if (!box) return undefined
        if (hasRewards) addCopyButtons(box, t`Copy code`)
        const stops = [watchFailedImages(box, replaceByTile), watchWideTables(box)]
        return () => stops.forEach((stop) => stop())
      }}
      className={styles.rich}
      onClick={(event) => {
        const copy = event.target instanceof Element && event.target.closest('button')
        if (copy) void copyCode(copy)
        else onClick(event)
      }}
      // The prerendered HTML stays in the DOM until `html` changes.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: markup ?? '' }}
    />
  )
}

/** Lets the keyboard scroll the tables that are wider than the text (WCAG 2.1.1). @returns a function that stops it */
function watchWideTables(box: HTMLElement): () => void {
  const observer = new ResizeObserver(() => {
    for (const table of box.querySelectorAll('table')) {
      if (table.scrollWidth > table.clientWidth) table.tabIndex = 0
      else table.removeAttribute('tabindex')
    }
  })
  observer.observe(box)
  return () => observer.disconnect()
}

/** Adds a button next to each linked coupon code of a table, unless it has one. Its space is reserved. */
function addCopyButtons(box: HTMLElement, label: string): void {
  for (const link of box.querySelectorAll('td a[href*="?code="]:not(:has(+ button))')) {
    const copy = document.createElement('button')
    copy.type = 'button'
    copy.className = button.button ?? ''
    copy.textContent = label
    link.after(copy)
  }
}

/**
 * Replaces an image that failed to load by a quiet tile of its size, with its alternative text. Requests the image
 * again once the device is online.
 */
function replaceByTile(image: HTMLImageElement): void {
  const tile = document.createElement('span')
  tile.className = styles.missing ?? ''
  tile.textContent = image.alt
  const [width, height] = [image.getAttribute('width'), image.getAttribute('height')]
  if (width && height) {
    tile.style.inlineSize = `${width}px`
    tile.style.aspectRatio = `${width} / ${height}`
  }
  image.replaceWith(tile)
  const retry = () => {
    image.setAttribute('src', image.src)
    tile.replaceWith(image)
  }
  window.addEventListener('online', retry, { once: true })
}

/** Renders the text of HTML that cannot be sanitized. */
function PlainText({ html }: { html: string }) {
  return (
    <div className={styles.plain}>
      <p role="note" className="meta">
        <Trans>This text is shown without its formatting and links.</Trans>
      </p>
      <p>{textOf(html.slice(0, longestHtml))}</p>
    </div>
  )
}
