import { Component, type ReactNode } from 'react'

/**
 * Contains an optional part of a layout: one that fails is left out, and the page stays. The root
 * logs the error.
 */
export class Optional extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children
  }
}
