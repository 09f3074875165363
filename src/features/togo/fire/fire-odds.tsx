import { View } from 'react-native';

import { expectedWords } from '@/kit/dice-strip/strip-words';
import { percentWords } from '@/kit/words/percent';
import { OddsBarsSmall } from '@/kit/odds-charts/odds-bars';
import { useT } from '@/messages/messages';
import type { FirePreview } from '@/rules/togo/index';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { space } from '@/ui/tokens';

/** The odds the button beside it would play: the whole ship's, because her batteries share the start die. */
export function FireOdds({ preview }: { preview: FirePreview }) {
  const t = useT();
  const { isLargeText } = useTheme();
  const { atLeastOne, expected, distribution } = preview.odds.effective;
  return (
    <View accessible testID="fire-odds">
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.sm }}>
        <Text as="key" testID="fire-chance">
          {t('battle.fire.percent', { percent: percentWords(atLeastOne) })}
        </Text>
        {!isLargeText && <OddsBarsSmall distribution={distribution} testID="fire-bars" />}
      </View>
      <Text as="text2" color="ink2">
        {t('battle.fire.odds', { hits: expectedWords(expected) })}
      </Text>
    </View>
  );
}
