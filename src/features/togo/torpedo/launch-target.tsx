import { useState } from 'react';

import { useT } from '@/messages/messages';
import type { AttackPreview, Ship } from '@/rules/togo/index';

import { TargetChips } from '../fire/target-chips';
import { TargetRow } from '../fire/target-row';
import { TargetSheet } from '../fire/target-sheet';
import type { ShipView } from '../plan-state';
import { typeWords } from '../words/ship-words';
import { useGame } from '../game';

interface Props {
  ship: Ship;
  target: string;
  /** Why her size is not as printed. */
  easy: AttackPreview['easy'];
  onChoose: (target: string) => void;
}

/** At whom: the ratings the dice will be held against, her neighbours one tap away, the rest in a list. */
export function LaunchTarget({ ship, target, easy, onChoose }: Props) {
  const t = useT();
  const [choosing, setChoosing] = useState(false);
  const chosen = useGame().view.ships[target];
  if (!chosen) return null;
  const facts = ({ card: { type, size, armour } }: ShipView) =>
    t('torpedo.launch.targetFacts', { type: typeWords(type), size: size.torpedo, armour });
  const now = easy === null ? null : easy === 'still' ? t('torpedo.launch.still') : t('torpedo.launch.unaware');
  return (
    <>
      <TargetRow
        target={chosen}
        facts={now === null ? facts(chosen) : t('torpedo.launch.easy', { facts: facts(chosen), now })}
        onPress={() => setChoosing(true)}
      />
      <TargetChips ship={ship} active={target} onChoose={onChoose} />
      <TargetSheet
        open={choosing}
        side={ship.side}
        facts={facts}
        onClose={() => setChoosing(false)}
        onChoose={onChoose}
      />
    </>
  );
}
