import { Component, type ReactNode } from 'react'
import { isLoadError, reloadPage } from '#lib/load-error.ts'
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
  /** True while the document is loaded again. */
  isReloading: boolean
  resetKey: string | number | undefined
}

/**
 * Contains the error of a section: the rest of the page stays, and the section offers Retry. The root
 * logs the error (src/app/start.tsx).
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {
    error: undefined,
    failed: false,
    isReloading: false,
    resetKey: this.props.resetKey,
  }

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { error, failed: true }
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return resetKey === state.resetKey
      ? null
      : { error: undefined, failed: false, isReloading: false, resetKey }
  }

  /** Browsers remember a failed import: only a new document loads it again. */
  private reload(): void {
    this.setState({ isReloading: true })
    reloadPage(this.state.error).catch(() => this.setState({ isReloading: false }))
  }

  override render(): ReactNode {
    const { error, failed, isReloading } = this.state
    if (!failed) return this.props.children
    const retry = () => (isLoadError(error) ? this.reload() : this.setState({ failed: false }))
    return (
      <>
        <FailedState busy={isReloading} onRetry={retry} />
        {this.props.rest}
      </>
    )
  }
}
