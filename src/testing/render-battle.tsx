import { act } from '@testing-library/react-native';
import type { ReactElement, ReactNode } from 'react';

import { ActProvider } from '@/features/play/act-provider';
import { CompanionProvider } from '@/features/play/companion';
import { TurnTab } from '@/features/play/turn/turn-tab';
import { togoCompanion } from '@/features/togo/companion';
import { ToastProvider } from '@/ui/toast-provider';
import { motion } from '@/ui/tokens';

import { renderUi } from './render';

/** What stands around every screen of the open battle. */
export const InBattle = ({ children }: { children: ReactNode }) => (
  <ToastProvider>
    <CompanionProvider companion={togoCompanion}>
      <ActProvider>{children}</ActProvider>
    </CompanionProvider>
  </ToastProvider>
);

export const renderInBattle = (element: ReactElement) => renderUi(<InBattle>{element}</InBattle>);

export const showTurn = () => renderInBattle(<TurnTab tabBar={null} onMore={() => undefined} openedAt={0} />);

/** A button that has just got its words takes no tap that was meant for the old ones. */
export const calm = () => act(() => new Promise((done) => setTimeout(done, motion.guard + 50)));
