/** What a run shows: its picture, or nothing when that throws; either way somebody is told. */
import { Component, type ReactNode, useEffect } from 'react'

type Props = { readonly children: ReactNode; readonly onShown: () => void; readonly onError: (error: unknown) => void }

export class Shown extends Component<Props, { readonly hasFailed: boolean }> {
  override readonly state = { hasFailed: false }

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error)
  }

  override render(): ReactNode {
    if (this.state.hasFailed) return null
    return (
      <>
        {this.props.children}
        <Told onShown={this.props.onShown} />
      </>
    )
  }
}

/** Comes after the picture, so that it is told when that is there. */
const Told = ({ onShown }: { readonly onShown: () => void }): ReactNode => {
  useEffect(() => onShown(), [onShown])
  return null
}
