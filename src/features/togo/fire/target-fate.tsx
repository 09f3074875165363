import { View } from 'react-native';

import { percentWords } from '@/kit/words/percent';
import { useT } from '@/messages/messages';
import type { FirePreview } from '@/rules/togo/index';
import { SectionHeader } from '@/ui/section';
import { Text } from '@/ui/text';
import { space } from '@/ui/tokens';
import { useGame } from '../game';

/** What this turn may do to the target: her hits that wait, all fire declared, and this ship's as it is aimed now. */
export function TargetFate({ preview, target }: { preview: FirePreview; target: string }) {
  const t = useT();
  const { nameOf } = useGame();
  const odds = preview.targets.find(({ ship }) => ship === target)?.odds;
  if (!odds) return null;
  const chances = [
    { name: t('battle.fire.burns'), chance: odds.pFire },
    { name: t('battle.fire.crippled'), chance: odds.pPropulsion },
    { name: t('battle.fire.silenced'), chance: odds.pSilencedAfloat + odds.pAbandonedNotSunk },
    { name: t('battle.fire.sunk'), chance: odds.pSunk },
  ];
  return (
    <View style={{ paddingHorizontal: space.edge, paddingTop: space.md, gap: space.sm }} testID="target-fate">
      <SectionHeader title={t('battle.fire.thisTurn', { name: nameOf(target) })} aside={t('battle.fire.allFire')} />
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: space.md }}>
        {chances.map(({ name, chance }) => (
          <View key={name} accessible style={{ alignItems: 'center' }}>
            <Text as="value">{t('battle.fire.percent', { percent: percentWords(chance) })}</Text>
            <Text as="text2" color="ink2">
              {name}
            </Text>
          </View>
        ))}
      </View>
    </View>
  );
}
