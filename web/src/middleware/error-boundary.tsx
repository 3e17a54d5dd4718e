import { Component, type ReactNode } from 'react';

import { isChunkFailure } from '../chunk-guard/chunk-failure';
import { reloadOnce } from '../chunk-guard/reload-once';

type Props = {
  children: ReactNode;
  /** Shown in place of the children when they fail. */
  fallback: (thrown: unknown) => ReactNode;
  /** Another address is another attempt. */
  address: string;
};
type Failure = { thrown: unknown; mayReload: boolean };
type State = { address: string; failed: Failure | null };

/** Shows an error in place of children that fail; where a chunk failed to load, the page is reloaded first. */
export class ErrorBoundary extends Component<Props, State> {
  static getDerivedStateFromError(thrown: unknown): Partial<State> {
    return { failed: { thrown, mayReload: isChunkFailure(thrown) } };
  }

  static getDerivedStateFromProps({ address }: Props, state: State): State | null {
    return address === state.address ? null : { address, failed: null };
  }

  override state: State = { address: this.props.address, failed: null };

  override componentDidCatch(thrown: unknown): void {
    if (!isChunkFailure(thrown)) return;
    void reloadOnce(window).then((isOnTheWay) => {
      if (!isOnTheWay && this.state.failed?.thrown === thrown) this.setState({ failed: { thrown, mayReload: false } });
    });
  }

  override render(): ReactNode {
    const { failed } = this.state;
    if (!failed) return this.props.children;
    return failed.mayReload ? null : this.props.fallback(failed.thrown);
  }
}
