import { PickSheet } from '@/kit/pick-sheet';
import { useT } from '@/messages/messages';
import { HOUSE_GUNS, type HouseGun } from '@/rules/togo/index';

import { weaponWord } from '../ship-words';

interface WeaponSheetProps {
  chosen?: HouseGun;
  onChoose: (weapon: HouseGun) => void;
  onClose: () => void;
}

/** Every gun of the rule book's table, the heaviest first. */
export function WeaponSheet({ chosen, onChoose, onClose }: WeaponSheetProps) {
  const t = useT();
  const hints: Partial<Record<HouseGun, string>> = {
    tbd: t('ships.edit.weaponHint.boat'),
    misc: t('ships.edit.weaponHint.misc'),
  };
  return (
    <PickSheet
      title={t('ships.edit.chooseWeapon')}
      options={HOUSE_GUNS.map((gun) => ({ key: gun, value: gun, label: weaponWord(gun), hint: hints[gun] }))}
      chosen={chosen}
      onPick={onChoose}
      onClose={onClose}
      testID="weapon-sheet"
      rowID="weapon"
    />
  );
}
