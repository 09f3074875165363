import { gameAddress } from '@/features/play/addresses';
import { BothMarks, SideMark } from '@/kit/side-mark';
import { ensignOf } from '@/kit/sides';
import { useBack } from '@/kit/use-back';
import { useT } from '@/messages/messages';
import { useSettings } from '@/store/settings';
import { Card } from '@/ui/card';
import { Row, Stack } from '@/ui/layout';
import { Screen } from '@/ui/screen';
import { Heading } from '@/ui/text';

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
  const marks = useSettings((settings) => settings.marks);
  if (result === null) return null;
  const { winner } = result;
  return (
    <Stack paddingY="sm" testID="result">
      <Card frame="strong">
        <Row align="center" gap="md">
          {winner === null ? (
            <BothMarks marks={marks} width={44} />
          ) : (
            <SideMark side={ensignOf(winner)} marks={marks} width={66} />
          )}
          <Heading as="key" style={{ flex: 1 }}>
            {winner === null ? t('red-sun.result.open') : t(`red-sun.result.${winner}`)}
          </Heading>
        </Row>
      </Card>
    </Stack>
  );
}
