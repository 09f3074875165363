import { useState } from 'react';

import { useT } from '@/messages/messages';
import { addShipCommand, FORMATION, type ShipDesign, type Side, SMALL_TYPES } from '@/rules/togo/index';
import { Button } from '@/ui/button';
import { RadioGroup, RadioRow } from '@/ui/radio-row';
import { Section } from '@/ui/section';
import { SegmentedChoice } from '@/ui/segmented-choice';
import { Sheet } from '@/ui/sheet';
import { StepRow } from '@/ui/step-row';
import { Text } from '@/ui/text';

import { useActWithToast, useGame } from '../game';
import { formationsInLine } from '../formations-in-line';

interface Props {
  design: ShipDesign;
  side: Side;
  onClose: () => void;
  onAdded: () => void;
}

/** Where she comes in: in a formation with room or alone, on the table or off it, and how many boats stand on the base. */
export function AddShipSheet({ design, side, onClose, onAdded }: Props) {
  const t = useT();
  const act = useActWithToast();
  const { view, state, nameOf } = useGame();
  const [counter, setCounter] = useState<string | null>(null);
  const [offTable, setOffTable] = useState(false);
  const [units, setUnits] = useState(design.ratings.boatsPerBase ?? 1);
  const several = SMALL_TYPES.some((type) => type === design.ratings.type);
  const formations = formationsInLine(view).flatMap(({ id, side: owner, place, known }) =>
    owner === side && place !== 'gone' && place !== 'left' && known !== null && !known.dummy
      ? [{ id, room: FORMATION.maxShips - known.ships.length }]
      : [],
  );
  const add = async () => {
    const ship = { design, side, counter, offTable: counter === null && offTable, units: several ? units : 1 };
    onClose();
    if (await act(addShipCommand(state, ship))) onAdded();
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={design.name}
      testID="add-ship-sheet"
      foot={<Button kind="primary" label={t('changes.add.confirm')} onPress={() => void add()} testID="add-confirm" />}
    >
      {several && (
        <StepRow
          label={design.ratings.type === 'convoy' ? t('changes.add.transports') : t('changes.add.boats')}
          decreaseLabel={t('changes.add.fewer')}
          increaseLabel={t('changes.add.moreUnits')}
          value={units}
          min={1}
          max={60}
          onChange={setUnits}
          testID="add-units"
        />
      )}
      <Section title={t('changes.add.where')}>
        <RadioGroup label={t('changes.add.where')} gap="md">
          <RadioRow
            words={t('changes.add.alone')}
            detail={t('changes.add.aloneText')}
            on={counter === null}
            onPress={() => setCounter(null)}
            testID="add-alone"
          />
          {formations
            .filter(({ room }) => room > 0)
            .map(({ id, room }) => (
              <RadioRow
                key={id}
                words={nameOf(id)}
                detail={t('changes.add.room', { count: room })}
                on={counter === id}
                onPress={() => setCounter(id)}
                testID={`add-to-${id}`}
              />
            ))}
        </RadioGroup>
        {formations
          .filter(({ room }) => room <= 0)
          .map(({ id }) => (
            <Text key={id} color="ink2">
              {t('changes.add.full', { name: nameOf(id) })}
            </Text>
          ))}
      </Section>
      {counter === null && (
        <SegmentedChoice
          label={t('changes.add.onTable')}
          value={offTable ? 'off' : 'table'}
          onChange={(value) => setOffTable(value === 'off')}
          options={[
            { value: 'table', label: t('changes.add.table') },
            { value: 'off', label: t('changes.add.off') },
          ]}
          testID="add-place"
        />
      )}
    </Sheet>
  );
}
