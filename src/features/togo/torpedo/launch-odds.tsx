import { View } from 'react-native';

import { expectedWords } from '@/kit/dice-strip/strip-words';
import { percentWords } from '@/kit/words/percent';
import { useT } from '@/messages/messages';
import type { AttackPreview } from '@/rules/togo/index';
import { Text } from '@/ui/text';

/** What the launch would play: as the target stands now, and should she evade. */
export function LaunchOdds({ preview }: { preview: AttackPreview | undefined }) {
  const t = useT();
  const odds = preview?.odds ?? null;
  if (odds === null) return <Text as="key">{t('torpedo.launch.noOdds')}</Text>;
  const percent = percentWords(odds.effective.atLeastOne);
  return (
    <View accessible testID="launch-odds">
      <Text as="key" testID="launch-chance">
        {t('torpedo.launch.percent', { percent })}
      </Text>
      <Text as="text2" color="ink2">
        {t('battle.fire.odds', { hits: expectedWords(odds.effective.expected) })}
      </Text>
      {preview?.evaded && (
        <Text as="text2" color="ink2">
          {t('torpedo.launch.evaded', { percent: percentWords(preview.evaded.effective.atLeastOne) })}
        </Text>
      )}
    </View>
  );
}
