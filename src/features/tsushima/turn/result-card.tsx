import { View } from 'react-native';

import { Verdict } from '@/features/play/verdict';
import { minus } from '@/kit/words/signed';
import { useT } from '@/messages/messages';
import { Card } from '@/ui/card';
import { Stack } from '@/ui/layout';
import { Text } from '@/ui/text';
import { space } from '@/ui/tokens';

import { useGame } from '../game';

/** How the campaign ended: who won, how clearly, and both counts. */
export function ResultCard() {
  const t = useT();
  const { view } = useGame();
  const { result, turnLimit } = view;
  if (result === null) return null;
  const { winner, level, points } = result;
  return (
    <View style={{ padding: space.edge }} testID="result">
      <Card frame="strong">
        <Verdict
          winner={winner}
          words={winner === null ? t('tsushima.result.draw') : t(`tsushima.result.${winner}.${level}`)}
        />
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
