import { useT } from '@/messages/messages';
import { HOUSE_GUNS, type HouseGun } from '@/rules/togo/index';
import { Card } from '@/ui/card';
import { Icon } from '@/ui/icon';
import { ListRow } from '@/ui/list-row';
import { Sheet } from '@/ui/sheet';

import { weaponWord } from '../ship-words';

interface WeaponSheetProps {
  chosen: HouseGun | null;
  onChoose: (weapon: HouseGun) => void;
  onClose: () => void;
}

/** Every gun of the rule book's table, the heaviest first. */
export function WeaponSheet({ chosen, onChoose, onClose }: WeaponSheetProps) {
  const t = useT();
  const hint = (weapon: HouseGun) => {
    if (weapon === 'tbd') return t('ships.edit.weaponHint.boat');
    return weapon === 'misc' ? t('ships.edit.weaponHint.misc') : undefined;
  };
  return (
    <Sheet open onClose={onClose} title={t('ships.edit.chooseWeapon')} testID="weapon-sheet">
      <Card padded={false}>
        {HOUSE_GUNS.map((weapon) => (
          <ListRow
            key={weapon}
            title={weaponWord(weapon)}
            subtitle={hint(weapon)}
            trailing={weapon === chosen ? <Icon name="check" size={24} strong /> : undefined}
            onPress={() => (weapon === chosen ? onClose() : onChoose(weapon))}
            testID={`weapon-${weapon}`}
          />
        ))}
      </Card>
    </Sheet>
  );
}
