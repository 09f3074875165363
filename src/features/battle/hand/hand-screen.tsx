import { useIsFocused, useLocalSearchParams, useRouter } from 'expo-router';

import { Curtain } from '@/kit/curtain/curtain';
import { useT } from '@/messages/messages';
import { useSettings } from '@/store/settings';
import { EmptyState } from '@/ui/empty-state';
import { Screen } from '@/ui/screen';

import { ActProvider } from '../act-provider';
import { useTable, Viewer } from '../use-table';
import { phaseTitle } from '../words/phase-words';
import { Desk } from './desk';

/**
 * The admiral's desk: the hand of cards and whatever else is one side's alone. Outside nothing tells whether anything
 * lies on it; both sides have one, under the same words.
 */
export function HandScreen() {
  const t = useT();
  const router = useRouter();
  const focused = useIsFocused();
  const marks = useSettings((settings) => settings.marks);
  const { side } = useLocalSearchParams<{ side: string }>();
  const { id, view } = useTable();
  const leave = () => (router.canGoBack() ? router.back() : router.replace(`/battle/${id}`));
  if (side !== 'ijn' && side !== 'irn') {
    return (
      <Screen title={t('hand.title')} back={{ label: t('common.back'), onPress: leave }} testID="hand-nobody">
        <EmptyState icon="warning" title={t('hand.title')} text={t('hand.noSuchSide')} />
      </Screen>
    );
  }
  return (
    <Curtain
      key={side}
      side={side}
      marks={marks}
      where={t('hand.where', {
        name: view.name,
        moment: t('battle.where', { turn: view.turn, phase: phaseTitle(view.phase) }),
      })}
      behind={t('hand.behind')}
      focused={focused}
      onLeave={leave}
    >
      {({ close }) => (
        <Viewer.Provider value={side}>
          <ActProvider side={side}>
            <Desk
              side={side}
              onLeave={() => {
                close();
                leave();
              }}
            />
          </ActProvider>
        </Viewer.Provider>
      )}
    </Curtain>
  );
}
