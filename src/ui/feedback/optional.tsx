import { CatchBoundary } from '@tanstack/react-router'
import type { ReactNode } from 'react'

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
