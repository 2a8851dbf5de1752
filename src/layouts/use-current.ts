import { useMatches } from '@tanstack/react-router'

/**
 * Tells of the links of a navigation which one is current (WAI-ARIA `aria-current`): the one to the page
 * that is shown, or to what that page is below, by its address or as the `section` that it names.
 */
export function useCurrent(): (to: string | undefined) => 'page' | undefined {
  const place = useMatches({
    select: (matches) => {
      const page = matches.at(-1)
      return page?.staticData.section ?? page?.pathname ?? ''
    },
  })
  return (to) =>
    to !== undefined && (place === to || (to !== '/' && place.startsWith(`${to}/`)))
      ? 'page'
      : undefined
}
