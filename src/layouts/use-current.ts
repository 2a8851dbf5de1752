import { useMatches } from '@tanstack/react-router'

/**
 * The link that is current (WAI-ARIA `aria-current`) among some: the one to the page that is shown, or to
 * what that page is below, by its address or as the `section` that it names. Asked once for all links of
 * a navigation, which is drawn again only where another of them becomes current.
 */
export function useCurrent(links: readonly (string | undefined)[]): string | undefined {
  return useMatches({
    select: (matches) => {
      const page = matches.at(-1)
      const place = page?.staticData.section ?? page?.pathname ?? ''
      return links.find((to) => place === to || (to !== '/' && place.startsWith(`${to}/`)))
    },
  })
}
