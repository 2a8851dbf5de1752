import { CatchBoundary } from '@tanstack/react-router'
import { type FunctionComponent, type ReactNode } from 'react'
import { loadTwice } from '#lib/load-error.ts'
import { interaction } from '#lib/when.ts'
import { useFromBrowser } from '#ui/when/hydration.tsx'
import { useWhen } from '#ui/when/use-when.ts'

const never = () => undefined
const nothing = () => null

/**
 * Contains an optional part of a layout: one that fails is left out, and the page stays. The root
 * logs the error.
 */
export function Optional({ children }: { children: ReactNode }) {
  return (
    <CatchBoundary getResetKey={never} errorComponent={nothing}>
      {children}
    </CatchBoundary>
  )
}

/**
 * Loads a component when it is first rendered. Renders `Otherwise` (by default nothing) until then, in a prerendered
 * page, and if its code does not load, which it logs. Not `lazy`: React shows a suspended part up to 300 ms late, and
 * until then renders it again with each update of the page.
 */
export function lazyExtra<TProps extends object>(
  load: () => Promise<FunctionComponent<TProps>>,
  Otherwise: FunctionComponent<TProps> = nothing,
): FunctionComponent<TProps> {
  let Loaded = Otherwise
  let loading: Promise<void> | undefined
  const startLoading = async () => {
    try {
      Loaded = await loadTwice(load)
    } catch (failure) {
      loading = undefined
      console.warn('an extra of the page could not be loaded', failure)
    }
  }
  const whenLoaded = (onLoad: () => void) => {
    loading ??= startLoading()
    void loading.then(onLoad)
    // React ignores a call after its component has left.
    return never
  }
  const loaded = () => Loaded
  const otherwise = () => Otherwise
  return function Extra(props) {
    const Shown = useFromBrowser(whenLoaded, loaded, otherwise)
    return <Shown {...props} />
  }
}

/**
 * Renders its children, which the first screen does not need, after the first interaction or once
 * the page is idle.
 */
export function AfterInteraction({ children }: { children: ReactNode }) {
  return useWhen(interaction) && <Optional>{children}</Optional>
}
