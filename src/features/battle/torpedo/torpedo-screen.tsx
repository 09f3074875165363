import { type Href, useIsFocused, useLocalSearchParams, useRouter } from 'expo-router';

import { Curtain } from '@/kit/curtain/curtain';
import { useT } from '@/messages/messages';
import type { Side } from '@/rules/togo/index';
import { useSettings } from '@/store/settings';
import { EmptyState } from '@/ui/empty-state';
import { Screen } from '@/ui/screen';

import { ActProvider } from '../act-provider';
import { useTable } from '../use-table';
import { phaseTitle } from '../words/phase-words';
import { SideTorpedoes } from './side-torpedoes';

/**
 * One side's torpedoes, behind its curtain. Both sides come here in A, and outside nothing differs between one that
 * launches and one that does not: the same taps, the same words.
 */
export function TorpedoScreen() {
  const t = useT();
  const router = useRouter();
  const focused = useIsFocused();
  const marks = useSettings((settings) => settings.marks);
  const { side } = useLocalSearchParams<{ side: string }>();
  const { id, view, owed } = useTable();
  const leave = () => (router.canGoBack() ? router.back() : router.replace(`/battle/${id}`));
  if (side !== 'ijn' && side !== 'irn') {
    return (
      <Screen title={t('torpedo.title')} back={{ label: t('common.back'), onPress: leave }} testID="torpedo-nobody">
        <EmptyState icon="warning" title={t('torpedo.title')} text={t('torpedo.noSuchSide')} />
      </Screen>
    );
  }
  /** On to the other admiral, who has to pass too; then back to the table. */
  const passOn = () => {
    const other: Side = side === 'ijn' ? 'irn' : 'ijn';
    const waits = owed.some(({ code, about }) => code === 'pass-torpedoes' && about === other);
    if (waits) router.replace(`/battle/${id}/torpedo/${other}` as Href);
    else leave();
  };
  return (
    <Curtain
      key={side}
      side={side}
      marks={marks}
      where={t('torpedo.where', {
        name: view.name,
        moment: t('battle.where', { turn: view.turn, phase: phaseTitle(view.phase) }),
      })}
      behind={t('torpedo.behind')}
      focused={focused}
      onLeave={leave}
    >
      {({ close }) => (
        <ActProvider side={side}>
          <SideTorpedoes
            side={side}
            onPassed={() => {
              close();
              passOn();
            }}
            onLeave={() => {
              close();
              leave();
            }}
          />
        </ActProvider>
      )}
    </Curtain>
  );
}
