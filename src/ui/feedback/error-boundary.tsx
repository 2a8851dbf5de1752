import { Component, type ReactNode } from 'react'
import { isLoadError } from '#lib/load-error.ts'
import { FailedState } from './states.tsx'

interface ErrorBoundaryProps {
  /** The identity of the content: a new one renders again after an error. */
  resetKey?: string | number | undefined
  /** Content that stays below the error message. */
  rest?: ReactNode
  children: ReactNode
}

interface ErrorBoundaryState {
  error: unknown
  failed: boolean
  resetKey: string | number | undefined
}

/** Contains the error of a section: the rest of the page stays, and the section offers Retry. */
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

  override componentDidCatch(error: unknown): void {
    console.warn('a section failed', error)
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    // Browsers remember a failed import: only a new document loads it again.
    const retry = isLoadError(this.state.error)
      ? () => window.location.reload()
      : () => this.setState({ failed: false })
    return (
      <>
        <FailedState onRetry={retry} />
        {this.props.rest}
      </>
    )
  }
}
