import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router'
import { createContext, use, useState, type ReactNode } from 'react'
import { isLoadError, reloadPage } from '#lib/load-error.ts'
import { FailedState } from './states.tsx'

interface ErrorBoundaryProps {
  /** The identity of the content: a new one renders again after an error. */
  resetKey?: string | number | undefined
  /** Content that stays below the error message. */
  rest?: ReactNode
  children: ReactNode
}

// The error component of a boundary keeps its state only if it is the same function in every render.
const Rest = createContext<ReactNode>(null)

/**
 * Contains the error of a section: the rest of the page stays, and the section offers Retry. The root
 * logs the error (src/app/start.tsx).
 */
export function ErrorBoundary({ resetKey, rest, children }: ErrorBoundaryProps) {
  return (
    <Rest value={rest}>
      <CatchBoundary getResetKey={() => resetKey} errorComponent={FailedSection}>
        {children}
      </CatchBoundary>
    </Rest>
  )
}

function FailedSection({ error, reset }: ErrorComponentProps) {
  const [isReloading, setReloading] = useState(false)
  // Browsers remember a failed import: only a new document loads it again.
  const reload = () => {
    setReloading(true)
    reloadPage(error).catch(() => setReloading(false))
  }
  return (
    <>
      <FailedState busy={isReloading} onRetry={isLoadError(error) ? reload : reset} />
      {use(Rest)}
    </>
  )
}
