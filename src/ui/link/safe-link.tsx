import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { safeUrl } from '#lib/safe-url.ts'
import { ownHref, useOwnLinks } from './own-links.ts'

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
  const onClick = useOwnLinks()
  const url = safeUrl(href)
  if (url === null) return <span className={className}>{children}</span>
  const own = ownHref(router, url, false)
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
