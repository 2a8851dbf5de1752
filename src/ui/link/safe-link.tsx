import { useRouter } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import { safeUrl } from '#lib/safe-url.ts'
import { isOwnPage, ownHref, clientNavigationHref } from './own-links.ts'

interface SafeLinkProps {
  /** A URL from the server: validated here, and rendered as text if it is unsafe. */
  href: string
  className?: string | undefined
  children: ReactNode
}

/**
 * Renders a link to a URL from the server: a page of the site opens with the router, another site
 * in a new tab.
 */
export function SafeLink({ href, className, children }: SafeLinkProps) {
  const router = useRouter()
  const url = safeUrl(href)
  if (url === null) return <span className={className}>{children}</span>
  const own = ownHref(router, url, false)
  const onClick = (event: MouseEvent) => {
    const target = clientNavigationHref(event)
    if (target === null || !isOwnPage(router, target)) return
    event.preventDefault()
    void router.navigate({ href: target })
  }
  return (
    <a
      href={own ?? url}
      className={className}
      onClick={onClick}
      {...(own === null && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {children}
    </a>
  )
}
