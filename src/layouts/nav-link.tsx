import { Link, useMatches, useRouter, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'

interface NavLinkProps {
  link: LinkProps
  className?: string | undefined
  children: ReactNode
}

/**
 * A link of a navigation: current on its page and below it, or where the route is `exact` only there;
 * and on a page that names it as its `section`.
 */
export function NavLink({ link, className, children }: NavLinkProps) {
  const routes = Object.values(useRouter().routesByPath)
  const exact = routes.find((route) => route.fullPath === link.to)?.options.staticData?.exact
  const section = useMatches({ select: (matches) => matches.at(-1)?.staticData.section })
  return (
    <Link
      {...link}
      aria-current={section !== undefined && section === link.to ? 'page' : undefined}
      activeOptions={{ exact: exact ?? false, includeSearch: false }}
      className={className}
    >
      {children}
    </Link>
  )
}
