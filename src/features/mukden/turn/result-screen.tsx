import { gameAddress } from '@/features/play/addresses';
import { SideMark } from '@/kit/side-mark';
import { ensignOf, sideEdge } from '@/kit/sides';
import { useBack } from '@/kit/use-back';
import { useT } from '@/messages/messages';
import { useSettings } from '@/store/settings';
import { Button } from '@/ui/button';
import { Row, Stack } from '@/ui/layout';
import { Screen } from '@/ui/screen';
import { Heading, Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';

import { useAct, useGame } from '../game';
import { VictoryMeter } from '../victory/victory-meter';

/** "Japanese" in the letters of the headline. With less beside the ensign, the words stand below it. */
const WIDEST_WORD = 164;

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
  const { color, growth } = useTheme();
  const marks = useSettings((settings) => settings.marks);
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
      <Row wrap align="center" gap="md">
        <SideMark side={ensignOf(winner)} marks={marks} width={66} />
        <Stack style={{ flexGrow: 1, flexShrink: 1, flexBasis: WIDEST_WORD * growth('key') }} testID="result-words">
          <Heading as="key">{t(`mukden.result.wins.${winner}`)}</Heading>
          <Text>{t(`mukden.result.how.${how}`)}</Text>
        </Stack>
      </Row>
      <Button label={t('mukden.result.playOn')} onPress={() => void act({ type: 'playOn' })} testID="play-on" />
    </Stack>
  );
}
