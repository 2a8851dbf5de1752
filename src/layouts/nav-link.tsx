import { Link, useRouter, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'

interface NavLinkProps {
  link: LinkProps
  className?: string | undefined
  children: ReactNode
}

/** A link of a navigation: current on its page and below it, or where the route is `exact` only there. */
export function NavLink({ link, className, children }: NavLinkProps) {
  const routes = Object.values(useRouter().routesByPath)
  const exact = routes.find((route) => route.fullPath === link.to)?.options.staticData?.exact
  return (
    <Link
      {...link}
      activeOptions={{ exact: exact ?? false, includeSearch: false }}
      className={className}
    >
      {children}
    </Link>
  )
}
