import { Stack, useLocalSearchParams, useRouter } from 'expo-router';
import { type ComponentType, Fragment, type ReactNode } from 'react';

import { useT } from '@/messages/messages';
import { Button } from '@/ui/button';
import { ErrorState } from '@/ui/error-state';
import { Screen } from '@/ui/screen';
import { useTheme } from '@/ui/theme';

import { ActProvider } from './act-provider';
import { CompanionProvider, type RollCompanion } from './companion';
import { loadPlans } from './companions';
import { Viewer } from './open-game';
import { TurnedTable } from './turned-table';
import { useOpenGame } from './use-open-game';
import { ShipPlansContext } from './use-ship-plans';

/** Around every screen of a game: it is open before any of them is shown. */
export function PlayLayout() {
  const { id } = useLocalSearchParams<{ id: string }>();
  const opened = useOpenGame(id);
  if (opened === 'opening') return null;
  if (typeof opened === 'string') return <CannotOpen code={opened} />;
  return <GameFrame companion={opened} />;
}

/** The screens of a game that is open, as somebody may see them; `around` stands over all of them. */
export function GameFrame({ companion, viewer = 'public', around: Around = Fragment }: GameFrameProps) {
  const { color, reducedMotion } = useTheme();
  return (
    <CompanionProvider companion={companion}>
      <Viewer.Provider value={viewer}>
        <TurnedTable>
          <ActProvider>
            <ShipPlansContext value={loadPlans}>
              <Around>
                <Stack
                  screenOptions={{
                    headerShown: false,
                    animation: reducedMotion ? 'none' : 'default',
                    contentStyle: { backgroundColor: color.paper },
                  }}
                />
              </Around>
            </ShipPlansContext>
          </ActProvider>
        </TurnedTable>
      </Viewer.Provider>
    </CompanionProvider>
  );
}

interface GameFrameProps {
  companion: RollCompanion;
  viewer?: string;
  around?: ComponentType<{ children: ReactNode }>;
}

function CannotOpen({ code }: { code: 'NO_SUCH_BATTLE' | 'SETUP_UNREADABLE' | 'OTHER_BOOK' }) {
  const t = useT();
  const router = useRouter();
  const sentences = {
    NO_SUCH_BATTLE: t('play.missing'),
    SETUP_UNREADABLE: t('play.unreadable'),
    OTHER_BOOK: t('play.otherBook'),
  };
  return (
    <Screen title={t('play.cannotOpen')} testID="battle-cannot-open">
      <ErrorState
        title={t('play.cannotOpen')}
        text={sentences[code]}
        actions={
          <Button kind="primary" label={t('play.toHarbour')} onPress={() => router.replace('/')} testID="to-harbour" />
        }
      />
    </Screen>
  );
}
