import { CatchBoundary } from '@tanstack/react-router'
import { lazy, type ReactNode, type FunctionComponent } from 'react'
import { loadTwice } from '#lib/load-error.ts'
import { interaction } from '#lib/when.ts'
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
 * Loads a component on its first use. If its code does not load, it renders `otherwise` (by default nothing) and logs
 * the error.
 */
export function lazyExtra<TProps extends object>(
  load: () => Promise<FunctionComponent<TProps>>,
  otherwise: FunctionComponent = nothing,
) {
  return lazy<FunctionComponent<TProps>>(async () => {
    try {
      return { default: await loadTwice(load) }
    } catch (failure) {
      console.warn('an extra of the page could not be loaded', failure)
      return { default: otherwise }
    }
  })
}

/**
 * Renders its children, which the first screen does not need, after the first interaction or once
 * the page is idle.
 */
export function AfterInteraction({ children }: { children: ReactNode }) {
  return useWhen(interaction) && <Optional>{children}</Optional>
}
