import { gameAddress } from '@/features/play/addresses';
import { Verdict } from '@/features/play/verdict';
import { sideEdge } from '@/kit/sides';
import { useBack } from '@/kit/use-back';
import { useT } from '@/messages/messages';
import { Button } from '@/ui/button';
import { Stack } from '@/ui/layout';
import { Screen } from '@/ui/screen';
import { useTheme } from '@/ui/theme';

import { useAct, useGame } from '../game';
import { VictoryMeter } from '../victory/victory-meter';

/** How the campaign ended. */
export function ResultScreen() {
  const t = useT();
  const { id, name } = useGame();
  const back = useBack(gameAddress(id));
  return (
    <Screen
      title={t('mukden.result.title')}
      subtitle={name}
      back={{ label: t('common.back'), onPress: back }}
      testID="result-screen"
    >
      <ResultLine />
      <VictoryMeter />
    </Screen>
  );
}

/** Who won and how, across the whole screen; they may go on all the same. */
export function ResultLine() {
  const t = useT();
  const act = useAct();
  const { color } = useTheme();
  const { result } = useGame().view;
  if (result === null) return null;
  const { winner, how } = result;
  return (
    <Stack
      role="status"
      padding="edge"
      gap="md"
      style={{
        borderTopWidth: 5,
        borderBottomWidth: 5,
        borderColor: color[sideEdge(winner)],
        backgroundColor: color.card,
      }}
      testID="result"
    >
      <Verdict winner={winner} words={t(`mukden.result.wins.${winner}`)} how={t(`mukden.result.how.${how}`)} />
      <Button label={t('mukden.result.playOn')} onPress={() => void act({ type: 'playOn' })} testID="play-on" />
    </Stack>
  );
}
