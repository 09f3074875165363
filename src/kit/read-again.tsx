import { Component, type ReactNode } from 'react';

import { useT } from '@/messages/messages';
import { Button } from '@/ui/button';
import { ErrorState } from '@/ui/error-state';

/** Thrown by a hook while it renders: the disk did not give out what the screen is to show. */
export class Unread extends Error {}

interface ReadAgainProps {
  children: ReactNode;
  /** What stands around the words where the whole screen was to be read: its title, the way back. */
  frame?: (words: ReactNode) => ReactNode;
}

/** Around what is read from disk: where that fails it says so, and asks again when the player wants. */
export class ReadAgain extends Component<ReadAgainProps, { readonly error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { children, frame = (words) => words } = this.props;
    const { error } = this.state;
    if (error === null) return children;
    // Whatever else broke is for the net under all screens.
    if (!((error as unknown) instanceof Unread)) throw error;
    return frame(<NotRead onAgain={() => this.setState({ error: null })} />);
  }
}

/** Nothing is lost by a disk that does not answer: what is on it stays, and perhaps it answers next time. */
function NotRead({ onAgain }: { onAgain: () => void }) {
  const t = useT();
  return (
    <ErrorState
      title={t('common.unread.title')}
      text={t('common.unread.text')}
      actions={
        <Button kind="primary" icon="refresh" label={t('common.unread.again')} onPress={onAgain} testID="read-again" />
      }
      testID="unread"
    />
  );
}
