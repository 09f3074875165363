import { useState } from 'react';

import { useT } from '@/messages/messages';
import {
  FORMATION,
  isSmallCraft,
  joinLine,
  leaveLine,
  moveAhead,
  nameBoats,
  type ScenarioFormation,
  type Side,
} from '@/rules/togo/index';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Icon } from '@/ui/icon';
import { Row } from '@/ui/layout';
import { Section } from '@/ui/section';
import { Text } from '@/ui/text';
import { TextField } from '@/ui/text-field';
import { useTheme } from '@/ui/theme';

import { ShipPicker } from './ship-picker';
import type { Edit } from './use-edit';

interface LineShipsProps {
  edit: Edit;
  side: Side;
  formation: ScenarioFormation;
  onChange: (to: (formation: ScenarioFormation) => ScenarioFormation) => void;
}

/** The ships of a line in their order, the first leading. */
export function LineShips({ edit, side, formation, onChange }: LineShipsProps) {
  const t = useT();
  const [picking, setPicking] = useState(false);
  const { ships } = formation;
  const isFull = ships.length >= FORMATION.maxShips;
  return (
    <Section
      title={t('scenarios.edit.ships')}
      aside={t('scenarios.edit.shipCount', { count: ships.length, most: FORMATION.maxShips })}
    >
      {ships.map((ship, place) => (
        <LineShip key={`${ships.join()}-${place}`} edit={edit} id={ship} {...{ formation, place, onChange }} />
      ))}
      {isFull && <Text color="ink2">{t('scenarios.edit.full')}</Text>}
      <Button
        icon="plus"
        label={t('scenarios.edit.addShip')}
        disabled={isFull}
        onPress={() => setPicking(true)}
        testID="add-ship"
      />
      {picking && (
        <ShipPicker
          edit={edit}
          side={side}
          formation={formation}
          onPick={(ship) => onChange((now) => joinLine(now, ship))}
          onClose={() => setPicking(false)}
        />
      )}
    </Section>
  );
}

interface LineShipProps extends Omit<LineShipsProps, 'side'> {
  id: string;
  place: number;
}

function LineShip({ edit: { checked }, id, place, formation, onChange }: LineShipProps) {
  const t = useT();
  const { growth } = useTheme();
  const ship = checked.names.ship(id) ?? t('scenarios.deletedShip', { id });
  const known = checked.index(id);
  const isFlagship = formation.flagship === id && formation.ships.indexOf(id) === place;
  return (
    <Card testID={`ship-${place}`}>
      <Row align="center" gap="sm">
        <Text as="name" color={known === null ? 'danger' : 'ink'} style={{ flex: 1, minWidth: 0 }}>
          {ship}
        </Text>
        {isFlagship && <Icon name="pennant" size={20 * growth('name')} />}
      </Row>
      {known !== null && isSmallCraft(known.type) && (
        <TextField
          label={t('scenarios.edit.boats')}
          value={(formation.boats?.[place] ?? []).join(', ')}
          onChange={(text) => onChange((now) => nameBoats(now, place, namesFrom(text)))}
          keptAs={(text) => namesFrom(text).join(', ')}
          maxLength={400}
          hint={t('scenarios.edit.boatsHint')}
          testID={`ship-${place}-boats`}
        />
      )}
      <Row wrap gap="sm">
        <Button
          label={t('scenarios.edit.flagship')}
          spokenLabel={
            isFlagship ? t('scenarios.edit.isFlagship', { ship }) : t('scenarios.edit.makeFlagship', { ship })
          }
          icon="pennant"
          disabled={isFlagship}
          onPress={() => onChange((now) => ({ ...now, flagship: id }))}
          testID={`ship-${place}-flagship`}
        />
        <Button
          label={t('scenarios.edit.up')}
          spokenLabel={t('scenarios.edit.upSpoken', { what: ship })}
          disabled={place === 0}
          onPress={() => onChange((now) => moveAhead(now, place))}
          testID={`ship-${place}-up`}
        />
        <Button
          label={t('scenarios.edit.remove')}
          spokenLabel={t('scenarios.edit.removeSpoken', { what: ship })}
          onPress={() => onChange((now) => leaveLine(now, place))}
          testID={`ship-${place}-remove`}
        />
      </Row>
    </Card>
  );
}

const MOST_BOATS = 20;

const namesFrom = (text: string): readonly string[] =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .slice(0, MOST_BOATS);
