import { useMemo, useState } from 'react';
import { useT } from '@/messages/messages';
import {
  COLUMNS,
  designOf,
  FORMATION,
  isSmallCraft,
  type ScenarioFormation,
  searchShips,
  type ShipDesign,
  type ShipType,
  type Side,
  SIDES,
} from '@/rules/togo/index';
import { Card } from '@/ui/card';
import { ListRow } from '@/ui/list-row';
import { Sheet } from '@/ui/sheet';
import { Text } from '@/ui/text';
import { TextField } from '@/ui/text-field';

import { ChipsField } from './chips-field';
import type { Edit } from './use-edit';

interface ShipPickerProps {
  edit: Edit;
  side: Side;
  formation: ScenarioFormation;
  onPick: (ship: string) => void;
  onClose: () => void;
}

const PICKED_TYPES: readonly ShipType[] = [...COLUMNS, 'TBD', 'TB'];

/** Ships of one side by name, class and type. It stays open: a line is picked one after the other. */
export function ShipPicker({ edit, side, formation, onPick, onClose }: ShipPickerProps) {
  const t = useT();
  const [text, setText] = useState('');
  const [types, setTypes] = useState<readonly ShipType[]>([]);
  const found = useFoundShips(edit, side, text, types);
  const taken = new Set(SIDES.flatMap((each) => edit.draft.sides[each].formations.flatMap(({ ships }) => ships)));
  const isFull = formation.ships.length >= FORMATION.maxShips;
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('scenarios.edit.addTo', { formation: formation.name })}
      closeLabel={t('common.done')}
      testID="ship-picker"
    >
      <Text aria-live="polite" color="ink2">
        {t('scenarios.edit.shipCount', { count: formation.ships.length, most: FORMATION.maxShips })}
      </Text>
      <TextField
        kind="search"
        label={t('scenarios.edit.search')}
        value={text}
        onChange={setText}
        maxLength={60}
        testID="ship-search"
      />
      <ChipsField
        label={t('scenarios.edit.types')}
        options={PICKED_TYPES.map((type) => ({ value: type, label: t(`scenarios.type.${type}`), short: type }))}
        chosen={types}
        onChange={setTypes}
        testID="ship-types"
      />
      {isFull && <Text>{t('scenarios.edit.full')}</Text>}
      {found.length === 0 ? (
        <Text>{t('scenarios.edit.noShipFound')}</Text>
      ) : (
        <Card padded={false}>
          {found.map(({ id, name, shipClass, ratings, from }) => {
            const isTaken = taken.has(id) && !isSmallCraft(ratings.type);
            const kind = from === id ? shipClass : t('scenarios.edit.own');
            return (
              <ListRow
                key={id}
                title={name}
                subtitle={isTaken ? t('scenarios.edit.inUse') : kind === name ? undefined : kind}
                value={ratings.type}
                disabled={isTaken || isFull}
                onPress={() => onPick(id)}
                testID={`pick-${id}`}
              />
            );
          })}
        </Card>
      )}
    </Sheet>
  );
}

/** The owner's first: whoever made a ship wants to use her. */
function useFoundShips(edit: Edit, side: Side, text: string, types: readonly ShipType[]): readonly ShipDesign[] {
  const { own } = edit.checked;
  return useMemo(() => {
    const wanted = text.trim().toLowerCase();
    const mine = [...own.values()].filter(
      (ship) => ship.side === side && `${ship.name} ${ship.shipClass}`.toLowerCase().includes(wanted),
    );
    const library = searchShips(text, { side })
      .filter(({ id }) => !own.has(id))
      .map(designOf);
    return [...mine, ...library].filter(
      ({ ratings }) => ratings.type !== 'convoy' && (types.length === 0 || types.includes(ratings.type)),
    );
  }, [own, side, text, types]);
}
