import { View } from 'react-native';

import { Verdict } from '@/features/play/verdict';
import { useT } from '@/messages/messages';
import { WINNING_TOTAL } from '@/rules/tide/index';
import { Card } from '@/ui/card';
import { Stack } from '@/ui/layout';
import { Ruler } from '@/ui/ruler';
import { Text } from '@/ui/text';
import { space } from '@/ui/tokens';

import { useGame } from '../game';

/** How the campaign ended: both counts, their total, and the 70 it is held against. */
export function ResultCard() {
  const t = useT();
  const { view } = useGame();
  const { result, base, togo } = view;
  if (result === null) return null;
  const { winner, total } = result;
  return (
    <View style={{ padding: space.edge }} testID="result">
      <Card frame="strong">
        <Verdict winner={winner} words={t(`tide.result.${winner}`)} />
        <Stack>
          <Text as="hero" testID="result-total">
            {total}
          </Text>
          <Text as="name">{t('tide.result.sum', { base: base.victoryPoints ?? 0, togo: togo.points })}</Text>
          <Text color="ink2">
            {total >= WINNING_TOTAL
              ? t('tide.result.reached', { count: WINNING_TOTAL })
              : t('tide.result.short', { count: WINNING_TOTAL - total, of: WINNING_TOTAL })}
          </Text>
        </Stack>
        <Ruler
          label={t('tide.result.ruler', { total, goal: WINNING_TOTAL })}
          least={0}
          most={Math.max(100, Math.ceil(total / 20) * 20)}
          value={total}
          goal={WINNING_TOTAL}
          step={10}
          numbered={20}
          filled
        />
      </Card>
    </View>
  );
}
