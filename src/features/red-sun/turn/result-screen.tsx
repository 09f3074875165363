import { gameAddress } from '@/features/play/addresses';
import { Verdict } from '@/features/play/verdict';
import { useBack } from '@/kit/use-back';
import { useT } from '@/messages/messages';
import { Card } from '@/ui/card';
import { Stack } from '@/ui/layout';
import { Screen } from '@/ui/screen';

import { useGame } from '../game';
import { MoraleLedger } from '../sea/morale-ledger';

/** How the campaign ended. */
export function ResultScreen() {
  const t = useT();
  const { id, name } = useGame();
  const back = useBack(gameAddress(id));
  return (
    <Screen
      title={t('red-sun.result.title')}
      subtitle={name}
      back={{ label: t('common.back'), onPress: back }}
      testID="result-screen"
    >
      <ResultCard />
      <MoraleLedger />
    </Screen>
  );
}

/** Who won, as the players said: what decides it stands in their book. */
export function ResultCard() {
  const t = useT();
  const { result } = useGame().view;
  if (result === null) return null;
  const { winner } = result;
  return (
    <Stack paddingY="sm" testID="result">
      <Card frame="strong">
        <Verdict winner={winner} words={winner === null ? t('red-sun.result.open') : t(`red-sun.result.${winner}`)} />
      </Card>
    </Stack>
  );
}
