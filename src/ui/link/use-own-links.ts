import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { clientNavigationHref } from './client-navigation.ts'
import { isOwnPage } from './own-href.ts'

/** Returns a click handler for HTML of the server: links to pages of the site open without a reload. */
export function useOwnLinks(): (event: MouseEvent<HTMLElement>) => void {
  const router = useRouter()
  return (event) => {
    const href = clientNavigationHref(event)
    if (href === null || !isOwnPage(router, href)) return
    event.preventDefault()
    void router.navigate({ href })
  }
}
