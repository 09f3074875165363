import { View } from 'react-native';

import { percentWords } from '@/kit/dice-strip/strip-words';
import { useT } from '@/messages/messages';
import type { FirePreview } from '@/rules/togo/index';
import { Text } from '@/ui/text';

/** The odds the button beside it would play: the whole ship's, and the worst it can do to the target this turn. */
export function FireOdds({ preview }: { preview: FirePreview }) {
  const t = useT();
  const { atLeastOne, expected } = preview.odds.effective;
  const damage = preview.targets[0]?.odds ?? null;
  const worst =
    damage === null
      ? null
      : damage.pSunk >= 0.005
        ? t('battle.fire.sink', { percent: percentWords(damage.pSunk) })
        : t('battle.fire.silence', { percent: percentWords(damage.pSilencedAfloat + damage.pAbandonedNotSunk) });
  return (
    <View accessible testID="fire-odds">
      <Text as="key" testID="fire-chance">
        {t('battle.fire.percent', { percent: percentWords(atLeastOne) })}
      </Text>
      <Text as="text2" color="ink2">
        {t('battle.fire.expected', { hits: expected.toFixed(1) })}
      </Text>
      {worst !== null && (
        <Text as="text2" color="ink2" testID="fire-worst">
          {worst}
        </Text>
      )}
    </View>
  );
}
