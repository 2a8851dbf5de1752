import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, type MouseEvent, type RefObject } from 'react'
import { useAnnounce } from '#ui/page/live-region.tsx'
import { clientNavigationHref } from '#ui/link/client-navigation.ts'

interface ShownPage {
  page: number
  pageCount: number
}

/** True where a focus that moves takes nothing from anybody: on a link of the pages, or nowhere. */
function isFocusFree(): boolean {
  const { activeElement } = document
  return activeElement === document.body || activeElement?.closest('nav') !== null
}

/**
 * Says which page of a list has come (WCAG 4.1.3); where it was asked for by a press of its link,
 * the focus goes to the start of the list, which is scrolled to where it is above the window.
 * @returns takes the presses on the links
 */
export function useShownPage(
  { page, pageCount }: ShownPage,
  start: RefObject<HTMLElement | null>,
): (event: MouseEvent) => void {
  const { t } = useLingui()
  const announce = useAnnounce()
  const last = useRef(page)
  const isPressed = useRef(false)
  // Keeps the live region, the focus and the window in step with the page that has come.
  useEffect(() => {
    if (last.current === page) return
    last.current = page
    announce(t`Page ${page} of ${pageCount}`)
    const isAsked = isPressed.current && isFocusFree()
    isPressed.current = false
    if (!isAsked) return
    const node = start.current
    node?.focus({ preventScroll: true })
    if (node && node.getBoundingClientRect().top < 0) {
      node.scrollIntoView({ block: 'start', behavior: 'instant' })
    }
  }, [announce, page, pageCount, start, t])
  return (event) => {
    isPressed.current = clientNavigationHref(event) !== null
  }
}
