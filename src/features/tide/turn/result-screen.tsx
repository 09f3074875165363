import { View } from 'react-native';

import { gameAddress } from '@/features/play/addresses';
import { useBack } from '@/kit/use-back';
import { signed } from '@/kit/words/signed';
import { useT } from '@/messages/messages';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { ListRow } from '@/ui/list-row';
import { Screen } from '@/ui/screen';
import { SectionHeader } from '@/ui/section';
import { space } from '@/ui/tokens';

import { useGame } from '../game';
import { reasonWords } from '../words/event-words';
import { ResultCard } from './result-card';

/** How the campaign ended, and where every Togo point came from. */
export function ResultScreen() {
  const t = useT();
  const { id, name, view, nameOf } = useGame();
  const back = useBack(gameAddress(id));
  const head = {
    title: t('tide.result.title'),
    subtitle: name,
    back: { label: t('common.back'), onPress: back },
    testID: 'result-screen',
  };
  if (view.result === null) {
    return (
      <Screen {...head}>
        <EmptyState
          icon="anchor"
          title={t('tide.result.none')}
          text={t('tide.result.noneText')}
          action={<Button kind="primary" label={t('tide.backToTurn')} onPress={back} testID="back-to-turn" />}
        />
      </Screen>
    );
  }
  return (
    <Screen {...head} flush>
      <ResultCard />
      <View style={{ paddingHorizontal: space.edge }}>
        <SectionHeader title={t('tide.result.ledger')} aside={String(view.togo.points)} />
      </View>
      {view.togo.ledger.map(({ turn, reason, change, total, about }, place) => (
        <ListRow
          key={place}
          variant="plain"
          title={reasonWords(reason, nameOf(about))}
          subtitle={t('tide.result.line', { turn, total })}
          value={signed(change)}
        />
      ))}
    </Screen>
  );
}
