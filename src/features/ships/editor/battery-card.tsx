import { useState } from 'react';

import { useT } from '@/messages/messages';
import {
  ARCS,
  changeBattery,
  type HouseBattery,
  removeBattery,
  SHIP_LIMITS,
  type ShipDifference,
  stepDice,
} from '@/rules/togo/index';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Row, Stack } from '@/ui/layout';
import { StepRow } from '@/ui/step-row';
import { ToggleRow } from '@/ui/toggle-row';

import { arcWord, weaponWord } from '../ship-words';
import { FieldFoot } from './field-foot';
import type { ShipEditor } from './use-ship-editor';
import { WeaponSheet } from './weapon-sheet';

interface BatteryCardProps {
  battery: HouseBattery;
  index: number;
  change: ShipDifference | undefined;
  editor: ShipEditor;
}

/** One battery: its weapon, whether it is the main one, and its dice into each arc. */
export function BatteryCard({ battery, index, change, editor }: BatteryCardProps) {
  const t = useT();
  const [choosing, setChoosing] = useState(false);
  const weapon = weaponWord(battery.weapon);
  const id = `battery-${index}`;
  return (
    <Card padded={false} testID={id}>
      <Stack gap="sm" padding="md">
        <Row wrap gap="sm">
          <Button
            icon="down"
            iconPlace="after"
            label={weapon}
            spokenLabel={t('ships.edit.changeWeapon', { weapon })}
            onPress={() => setChoosing(true)}
            testID={`${id}-weapon`}
            style={{ flexGrow: 1 }}
          />
          <Button
            icon="delete"
            label={t('ships.edit.remove')}
            spokenLabel={t('ships.edit.removeSaid', { weapon })}
            onPress={() => editor.edit((now) => removeBattery(now, index))}
            testID={`${id}-remove`}
          />
        </Row>
        {ARCS.map((arc) => {
          const name = t('ships.edit.diceSaid', { weapon, arc: arcWord(arc) });
          return (
            <StepRow
              key={arc}
              name={arcWord(arc)}
              label={name}
              decreaseLabel={t('ships.edit.less', { name })}
              increaseLabel={t('ships.edit.more', { name })}
              value={battery.dice[arc]}
              {...SHIP_LIMITS.dice}
              onChange={(_, way) => editor.edit((now) => stepDice(now, index, arc, way))}
              testID={`${id}-${arc}`}
            />
          );
        })}
        <FieldFoot change={change} editor={editor} testID={id} />
      </Stack>
      <ToggleRow
        title={t('ships.edit.main')}
        on={battery.main}
        onChange={(main) => editor.edit((now) => changeBattery(now, index, (one) => ({ ...one, main })))}
        testID={`${id}-main`}
      />
      {choosing && (
        <WeaponSheet
          chosen={battery.weapon}
          onChoose={(gun) => editor.edit((now) => changeBattery(now, index, (one) => ({ ...one, weapon: gun })))}
          onClose={() => setChoosing(false)}
        />
      )}
    </Card>
  );
}
