import { View } from 'react-native';

import { BothMarks, SideMark } from '@/kit/side-mark';
import { ensignOf } from '@/kit/sides';
import { minus } from '@/kit/words/signed';
import { useT } from '@/messages/messages';
import { useSettings } from '@/store/settings';
import { Card } from '@/ui/card';
import { Row, Stack } from '@/ui/layout';
import { Heading, Text } from '@/ui/text';
import { space } from '@/ui/tokens';

import { useGame } from '../game';

/** How the campaign ended: who won, how clearly, and both counts. */
export function ResultCard() {
  const t = useT();
  const { view } = useGame();
  const marks = useSettings((settings) => settings.marks);
  const { result, turnLimit } = view;
  if (result === null) return null;
  const { winner, level, points } = result;
  return (
    <View style={{ padding: space.edge }} testID="result">
      <Card frame="strong">
        <Row align="center" gap="md">
          {winner === null ? (
            <BothMarks marks={marks} width={44} />
          ) : (
            <SideMark side={ensignOf(winner)} marks={marks} width={66} />
          )}
          <Heading as="key" style={{ flex: 1 }}>
            {winner === null ? t('tsushima.result.draw') : t(`tsushima.result.${winner}.${level}`)}
          </Heading>
        </Row>
        <Stack>
          <Text as="hero" testID="result-points">
            {t('tsushima.result.points', { japanese: minus(points.ijn), russian: minus(points.irn) })}
          </Text>
          <Text color="ink2">
            {turnLimit === null ? t('tsushima.result.hitsText') : t('tsushima.result.pointsText')}
          </Text>
        </Stack>
      </Card>
    </View>
  );
}
