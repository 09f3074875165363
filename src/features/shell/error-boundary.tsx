import { router } from 'expo-router';
import { Component, type ReactNode } from 'react';

import { ProblemScreen } from './problem-screen';

interface State {
  readonly error: unknown;
  readonly hasFailed: boolean;
}

/** The net under every screen. The data is on disk already; what broke is only the picture of it. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null, hasFailed: false };

  static getDerivedStateFromError(error: unknown): State {
    return { error, hasFailed: true };
  }

  private readonly goOn = () => {
    // From the Harbour: the screen that broke would break again.
    if (router.canDismiss()) router.dismissAll();
    router.replace('/');
    this.setState({ error: null, hasFailed: false });
  };

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <ProblemScreen error={this.state.error} onGoOn={this.goOn} />;
  }
}
