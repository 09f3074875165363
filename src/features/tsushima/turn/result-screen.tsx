import { gameAddress } from '@/features/play/addresses';
import { useBack } from '@/kit/use-back';
import { useT } from '@/messages/messages';
import { Screen } from '@/ui/screen';

import { useGame } from '../game';
import { ResultCard } from './result-card';

/** How the campaign ended. */
export function ResultScreen() {
  const t = useT();
  const { id, view } = useGame();
  const back = useBack(gameAddress(id));
  return (
    <Screen
      title={t('tsushima.result.title')}
      subtitle={t(`tsushima.place.scenario.${view.scenario}`)}
      back={{ label: t('common.back'), onPress: back }}
      flush
      testID="result-screen"
    >
      <ResultCard />
    </Screen>
  );
}
