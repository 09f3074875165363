import { useState } from 'react';

import { useT } from '@/messages/messages';
import { CLASSES, type Fleet, FLEETS, type ShipClass, SIDES } from '@/rules/tide/index';
import { Button } from '@/ui/button';
import { ChipChoice } from '@/ui/chip-choice';
import { SegmentedChoice } from '@/ui/segmented-choice';
import { Sheet } from '@/ui/sheet';
import { TextField } from '@/ui/text-field';

import { useActWithToast, useGame } from '../game';
import { fleetWords } from '../words/names-in';

/** A counter that the list lacks. Its values are typed on its own screen. */
export function AddShipSheet({ onClose }: { onClose: () => void }) {
  const t = useT();
  const act = useActWithToast();
  const { view } = useGame();
  const [name, setName] = useState('');
  const [fleet, setFleet] = useState<Fleet>('japan');
  const [type, setType] = useState<ShipClass>('battleship');
  const add = async () => {
    const id = freeId(name, [...Object.keys(view.ships), ...NOT_SHIPS]);
    if (await act({ type: 'addShip', id, name: name.trim(), fleet, class: type, ratings: null })) onClose();
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('tide.change.addShip')}
      testID="add-ship-sheet"
      foot={
        <Button
          kind="primary"
          label={t('tide.change.add')}
          disabled={name.trim() === ''}
          onPress={() => void add()}
          testID="add-ship-keep"
        />
      }
    >
      <TextField label={t('tide.change.shipName')} value={name} onChange={setName} maxLength={40} testID="ship-name" />
      <ChipChoice
        label={t('tide.change.fleet')}
        value={fleet}
        onChange={setFleet}
        options={FLEETS.map((value) => ({ value, label: fleetWords(value) }))}
        testID="ship-fleet"
      />
      <SegmentedChoice
        label={t('tide.change.class')}
        value={type}
        onChange={setType}
        options={CLASSES.map((value) => ({ value, label: t(`tide.forces.class.${value}`) }))}
        testID="ship-class"
      />
    </Sheet>
  );
}

/** What else goes by an id of its own: a ship called like her port may not take its name. */
const NOT_SHIPS: readonly string[] = [...FLEETS, ...SIDES, 'both'];

/** As the house list writes ids; a number behind it where two ships have one name. */
function freeId(name: string, taken: readonly string[]): string {
  const plain =
    name
      .trim()
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'ship';
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? plain : `${plain}-${number}`;
    if (!taken.includes(id)) return id;
  }
}
