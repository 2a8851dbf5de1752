import {
  useMatch,
  type AnyRoute,
  type MakeRouteMatch,
  type RegisteredRouter,
  type RouteComponent,
  type RouteIds,
  type StaticDataRouteOption,
} from '@tanstack/react-router'

interface TwinOptions {
  component?: RouteComponent
  staticData: StaticDataRouteOption
}

/**
 * Returns the options of a page for its `/link` twin in the webview, which plays no music. The twin repeats
 * only what types are inferred from: `params` and `validateSearch`.
 */
export function twinOf(page: AnyRoute): TwinOptions {
  const { music: _music, ...staticData } = page.options.staticData ?? {}
  return {
    ...page.options,
    // The route tree gives each route its id later.
    staticData: { ...staticData, isLink: true, twinOf: () => page.id },
  }
}

type PageId = RouteIds<RegisteredRouter['routeTree']>
type Match<Id extends PageId> = MakeRouteMatch<RegisteredRouter['routeTree'], Id>

/**
 * Reads the match of a page inside its component: that of the route with this id or of its twin, which has the
 * same params and search params. The component renders again only if what `select` returns is different.
 */
export function usePageMatch<Id extends PageId, T>(_page: Id, select: (match: Match<Id>) => T): T {
  // The router cannot know that twinOf gives a page and its twin the same options. Its type of shared values is JSON.
  /* oxlint-disable typescript/no-unsafe-type-assertion */
  const selected: unknown = useMatch({
    strict: false,
    structuralSharing: true,
    select: (match: unknown) => select(match as Match<Id>) as string,
  })
  return selected as T
  /* oxlint-enable typescript/no-unsafe-type-assertion */
}

/** Returns true inside the `/link` twin of a page. */
export const useIsTwin = (): boolean =>
  useMatch({ strict: false, select: ({ staticData }) => staticData.isLink === true })
