import { Component, type ReactNode } from 'react'
import { isLoadError } from '#lib/load-error.ts'
import { FailedState } from './states.tsx'

interface ErrorBoundaryProps {
  /** What the part shows: another one gets a new chance. */
  resetKey?: string | number | undefined
  children: ReactNode
}

interface ErrorBoundaryState {
  error: unknown
  failed: boolean
  resetKey: string | number | undefined
}

/** A part of a page whose fault stays its own: the rest stands, and Retry is offered in its place. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {
    error: undefined,
    failed: false,
    resetKey: this.props.resetKey,
  }

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { error, failed: true }
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return resetKey === state.resetKey ? null : { error: undefined, failed: false, resetKey }
  }

  override componentDidCatch(fault: unknown): void {
    console.warn('a part of the page failed', fault)
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    // Browsers remember a failed import: only a new document fetches it again.
    const retry = isLoadError(this.state.error)
      ? () => window.location.reload()
      : () => this.setState({ failed: false })
    return <FailedState onRetry={retry} />
  }
}
