import { useState } from 'react';

import { useT } from '@/messages/messages';
import { type Guns, type ShipView, WEAPONS } from '@/rules/tsushima/index';
import { Button } from '@/ui/button';
import { Sheet } from '@/ui/sheet';

import { GunFields } from './gun-fields';

interface GunsSheetProps {
  ship: ShipView;
  onSave: (guns: Guns) => void;
  onClose: () => void;
}

/** The guns of one ship as her counter prints them. */
export function GunsSheet({ ship, onSave, onClose }: GunsSheetProps) {
  const t = useT();
  const [guns, setGuns] = useState<Guns>(ship.guns ?? ship.suggested ?? { primary: null, secondary: null });
  return (
    <Sheet
      open
      onClose={onClose}
      title={ship.name}
      testID="guns-sheet"
      foot={
        <Button
          kind="primary"
          label={t('tsushima.forces.sheet.save')}
          onPress={() => {
            onSave(guns);
            onClose();
          }}
          testID="guns-save"
        />
      }
    >
      {WEAPONS.map((weapon) => (
        <GunFields
          key={weapon}
          weapon={weapon}
          gun={guns[weapon]}
          onChange={(gun) => setGuns({ ...guns, [weapon]: gun })}
        />
      ))}
    </Sheet>
  );
}
