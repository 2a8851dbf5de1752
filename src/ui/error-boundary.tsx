import { Component, type ReactNode } from 'react'
import { FailedState } from './states.tsx'

interface PartProps {
  /** What the part shows: another one gets a new chance. */
  resetKey?: string | number | undefined
  children: ReactNode
}

interface PartState {
  failed: boolean
  resetKey: string | number | undefined
}

/** A part of a page whose fault stays its own: the rest stands, and Retry is offered in its place. */
export class Part extends Component<PartProps, PartState> {
  override state: PartState = { failed: false, resetKey: this.props.resetKey }

  static getDerivedStateFromError(): Partial<PartState> {
    return { failed: true }
  }

  static getDerivedStateFromProps({ resetKey }: PartProps, state: PartState): PartState | null {
    return resetKey === state.resetKey ? null : { failed: false, resetKey }
  }

  override componentDidCatch(fault: unknown): void {
    console.warn('a part of the page failed', fault)
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    return <FailedState onRetry={() => this.setState({ failed: false })} />
  }
}
