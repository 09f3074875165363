import { View } from 'react-native';

import { SumList } from '@/kit/sums/sum-list';
import { percentWords } from '@/kit/words/percent';
import { useT } from '@/messages/messages';
import type { Battery } from '@/rules/tide/index';
import { useSettings } from '@/store/settings';
import { Sheet } from '@/ui/sheet';
import { Text } from '@/ui/text';
import { space } from '@/ui/tokens';

import { useGame } from '../game';

/** What each part of the number is; a rule that says it stands beside it. */
const PARTS = ['TAS-25', 'TAS-27', 'TAS-28', 'TAS-29', 'AMB-9', 'AMB-18'] as const;

interface Props {
  ship: string;
  battery: Battery;
  onClose: () => void;
}

/** Why a weapon needs what it needs: each part with its rule. */
export function NeedSheet({ ship, battery: { weapon, dice, need }, onClose }: Props) {
  const t = useT();
  const { nameOf } = useGame();
  const marks = useSettings((settings) => settings.marks);
  const lines = need.parts.map(({ rule, value }, place) => {
    const known = PARTS.find((each) => each === rule);
    return {
      id: String(place),
      label: known === undefined ? rule : t(`tide.fire.part.${known}`),
      rule,
      value: place === 0 ? String(value) : value,
    };
  });
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('tide.fire.weaponOf', { name: nameOf(ship), weapon: t(`tide.purpose.${weapon}`) })}
      testID="need-sheet"
    >
      <View style={{ marginHorizontal: -space.edge }}>
        <SumList
          lines={lines}
          total={{ id: 'need', label: t('tide.fire.hitsOn'), value: t('tide.fire.need', { need: need.value }) }}
          marks={marks}
          testID="need"
        />
      </View>
      <Text>
        {t('tide.fire.dieChance', {
          count: dice.value,
          percent: percentWords(Math.max(0, Math.min(6, need.value)) / 6),
        })}
      </Text>
    </Sheet>
  );
}
