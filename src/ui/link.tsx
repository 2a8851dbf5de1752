import {
  useRouter,
  type AnyRouter,
  type LinkComponent,
  type LinkProps,
} from '@tanstack/react-router'
import {
  memo,
  type ComponentProps,
  type ComponentType,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
} from 'react'
import { plainPress } from './plain-press.ts'

/** Who only passes over a link on the way elsewhere has not aimed at it. */
const aimMs = 50
let aiming: ReturnType<typeof setTimeout> | undefined

const leave = () => clearTimeout(aiming)

/** One link at a time is aimed at. */
function aim(loadAhead: () => void): void {
  leave()
  aiming = setTimeout(loadAhead, aimMs)
}

function loadAhead(router: AnyRouter, preload: LinkProps['preload'], way: LinkProps): void {
  if ((preload ?? router.options.defaultPreload) !== 'intent') return
  router
    .preloadRoute(way)
    .catch((failure) => console.warn('a link could not be loaded ahead', failure))
}

/** The props of a link to whatever route. */
interface AnyLinkProps extends Omit<LinkProps, 'children'> {
  onClick?: ComponentProps<'a'>['onClick']
  children?: ReactNode
}

/** A navigation that is drawn again draws only those again that have changed. */
const AnyLink = memo(function Way(props: AnyLinkProps): ReactElement {
  const { to, params, search, hash, state, replace, resetScroll, preload, ...anchor } = props
  const router: AnyRouter = useRouter()
  const way = { to, params, search, hash, state, replace, resetScroll }
  const load = () => loadAhead(router, preload, way)
  const onAim = () => aim(load)
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    props.onClick?.(event)
    if (plainPress(event) === null) return
    event.preventDefault()
    leave()
    void router.navigate(way)
  }
  return (
    <a
      onFocus={onAim}
      onBlur={leave}
      onMouseEnter={onAim}
      onMouseLeave={leave}
      onTouchStart={load}
      {...anchor}
      href={router.buildLocation(way).publicHref}
      onClick={onClick}
    >
      {props.children}
    </a>
  )
})

/** A link that asks of its callers what its route needs: params and search params by their types. */
export const typedLink = (link: ComponentType<AnyLinkProps>) =>
  // Which props there are depends on the route; no function can be written with all of them.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  link as LinkComponent<'a'>

/**
 * A link within the site, typed like the router's own: an address to the browser, gone to by the router
 * at an ordinary press, loaded ahead when it is aimed at. The router's own keeps 4 kB of memory more for
 * each, for what no link here needs (docs/decisions/0007-first-load.md).
 */
export const Link = typedLink(AnyLink)
