import {
  useLocation,
  type AnyRoute,
  type ParsedLocation,
  type RouteComponent,
} from '@tanstack/react-router'
import { createElement, Suspense } from 'react'
import { whenEngaged } from '#lib/engaged.ts'
import { whenIdle } from '#lib/idle.ts'
import { restOfPage, type RestOfPage } from '#ui/rest-of-page.tsx'
import type { AppRouter } from './router.tsx'

// A stored page whose code comes later (`staticData.later`, docs/decisions/0007-first-load.md).

const isLater = ({ options }: AnyRoute) => options.staticData?.later !== undefined

/** The page stands in a boundary of its own, as it does where its code comes later. */
function inBoundary({ options }: AnyRoute): void {
  const Page = options.component
  if (!Page) return
  const bounded = createElement(Suspense, null, createElement(Page))
  options.component = Object.assign(() => bounded, { preload: Page.preload })
}

/** Once, at prerender. What stands within another such page has no boundary of its own. */
export function standInBoundaries(router: AppRouter): void {
  const routes: AnyRoute[] = Object.values(router.routesById)
  for (const route of routes) {
    if (isLater(route) && !isLater(route.parentRoute)) inBoundary(route)
  }
}

/** What a stored page may come to. */
interface Ways {
  /** Its code does not come. */
  onLost: () => void
  /** The visitor has gone on before it came. */
  onLeft: () => void
}

/**
 * The page that is stored at the address of the visit stays stored HTML until the visitor takes it up:
 * its code is fetched and its loaders asked only then.
 * @param isStored false for the frame of a page, which has nothing to show without its code
 */
export function storePage(router: AppRouter, isStored: boolean, ways: Ways): void {
  const routes = router.getMatchedRoutes(router.latestLocation.pathname)[0].filter(isLater)
  const [outermost] = routes
  if (!outermost) return
  if (isStored) keepStored(router, routes, ways)
  else inBoundary(outermost)
}

const addressOf = ({ pathname, searchStr }: ParsedLocation) => pathname + searchStr

function keepStored(router: AppRouter, routes: AnyRoute[], ways: Ways): void {
  const storedAt = addressOf(router.latestLocation)
  const pages = routes.flatMap(({ options }) => options.component ?? [])
  let isThere = false
  const load = async () => {
    try {
      await Promise.all(pages.map(async (page) => page.preload?.()))
    } catch (failure) {
      ways.onLost()
      throw failure
    }
    isThere = true
    return pages[0] ?? (() => null)
  }
  const isSoon = routes.some(({ options }) => options.staticData?.later === 'idle')
  const rest = restOfPage(load, '#main', isSoon ? whenIdle : whenEngaged)
  /** While the visitor stays where the page is stored, nothing is fetched for it but by `rest`. */
  const stays = () => {
    const shown = router.state.resolvedLocation ?? router.latestLocation
    return !isThere && [router.latestLocation, shown].every((at) => addressOf(at) === storedAt)
  }
  for (const { options } of routes) {
    const { component: Page, loader } = options
    if (!Page) continue
    const isOutermost = Page === pages[0]
    options.component = Object.assign(isOutermost ? storedOr(Page, rest, storedAt) : within(Page), {
      preload: async () => {
        if (!stays()) await (isOutermost ? rest.fetch() : Page.preload?.())
      },
    })
    options.loader = (context: unknown) => (stays() ? undefined : loader?.(context))
  }
  const end = router.subscribe('onRendered', ({ toLocation }) => {
    if (addressOf(toLocation) === storedAt) return
    end()
    if (rest.isTaken()) return
    rest.leave()
    ways.onLeft()
  })
}

/** What is stored, which from its hydration on is a page like any other; at another address, the page. */
const storedOr = (Page: RouteComponent, { element, isTaken }: RestOfPage, storedAt: string) =>
  function Stored() {
    const isHere = useLocation({ select: addressOf }) === storedAt
    return isHere || isTaken() ? element : <Page />
  }

const within = (Page: RouteComponent) => () => <Page />
