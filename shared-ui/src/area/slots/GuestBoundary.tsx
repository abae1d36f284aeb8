import { Component, type ReactNode } from 'react'

export interface GuestBoundaryProps {
  /** In the guest's place. */
  failed: ReactNode
  onError: (error: unknown) => void
  children: ReactNode
}

/** Whatever a guest throws stays in its place; its host and the other guests go on. */
export class GuestBoundary extends Component<GuestBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error)
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.failed : this.props.children
  }
}
