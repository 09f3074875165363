import { takenOff, toggled } from '@/features/play/turn/choices';
import { RuleLine } from '@/kit/rule-line';
import { useT } from '@/messages/messages';
import { inPortArthur } from '@/rules/tsushima/index';
import { Text } from '@/ui/text';
import { ToggleRow } from '@/ui/toggle-row';
import { space } from '@/ui/tokens';

import { useGame } from '../game';

interface Props {
  choice: string | null;
  onChoose: (answer: string) => void;
}

/** Port Arthur has fallen: the Russians scuttle what lies there, or it is captured (TSU-61). */
export function FallPanel({ choice, onChoose }: Props) {
  const t = useT();
  const { state, nameOf } = useGame();
  const off = takenOff(choice);
  const ships = inPortArthur(state);
  return (
    <>
      <RuleLine words={t('tsushima.fall.text')} rule="TSU-61" />
      {ships.length === 0 && <Text style={{ padding: space.edge }}>{t('tsushima.fall.none')}</Text>}
      {ships.map((ship) => (
        <ToggleRow
          key={ship}
          kind="checkbox"
          title={nameOf(ship)}
          subtitle={off.includes(ship) ? t('tsushima.fall.captured') : t('tsushima.fall.chance')}
          on={!off.includes(ship)}
          onChange={() => onChoose(toggled(choice, ship))}
          testID={`scuttle-${ship}`}
        />
      ))}
    </>
  );
}
