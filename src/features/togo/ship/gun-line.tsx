import { gunWords } from '@/kit/words/gun-words';
import { useT } from '@/messages/messages';
import { halfDice } from '@/rules/togo/index';
import { Text } from '@/ui/text';
import { face } from '@/ui/tokens';

import type { ShipView } from '../plan-state';

/** The guns of a broadside in a line, the dice in bold: 4×12″ 7×6″ 10×12-pdr. */
export function GunLine({ batteries, half }: Pick<ShipView, 'batteries'> & { half: boolean }) {
  const t = useT();
  const guns = batteries.filter(({ dice }) => dice.side > 0).slice(0, MOST);
  return (
    <Text as="text2" color="ink2">
      {guns.map(({ dice, weapon }, place) => (
        <Text key={place} as="text2" color="ink2">
          <Text as="text2" style={{ fontFamily: face.semiBold }}>
            {t('battle.owed.dice', { count: half ? halfDice(dice.side) : dice.side })}
          </Text>
          {t('battle.owed.gun', { gun: gunWords(weapon) })}
          {place < guns.length - 1 ? '   ' : ''}
        </Text>
      ))}
    </Text>
  );
}

/** The rest is small fry that decides nothing; the ship's card has it. */
const MOST = 3;
