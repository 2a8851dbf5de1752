import type { ReactNode } from 'react'
import { safeUrl } from '#lib/safe-url.ts'

interface SafeLinkProps {
  /** An address from the server: checked here, and only text where it is not safe. */
  href: string
  className?: string | undefined
  children: ReactNode
}

/** A link to somewhere that the server names: another site opens in a new tab. */
export function SafeLink({ href, className, children }: SafeLinkProps) {
  const address = safeUrl(href)
  if (address === null) return <span className={className}>{children}</span>
  const away = !address.startsWith('/')
  return (
    <a
      href={address}
      className={className}
      {...(away && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {children}
    </a>
  )
}
