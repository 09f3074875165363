import { useState } from 'react';

import { useT } from '@/messages/messages';
import { addBattery, canAddBattery, type HouseGun, type ShipDifference } from '@/rules/togo/index';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Text } from '@/ui/text';

import { diceWords, weaponWord } from '../ship-words';
import { BatteryCard } from './battery-card';
import { FieldFoot } from './field-foot';
import type { EditorPart } from './use-ship-editor';
import { WeaponSheet } from './weapon-sheet';

/** Her batteries, what the library's ship has besides, and a way to add one. */
export function GunsSection({ design, changes, editor }: EditorPart) {
  const t = useT();
  const [choosing, setChoosing] = useState(false);
  const { batteries } = design.ratings;
  const nth = (index: number) =>
    batteries.slice(0, index).filter(({ weapon }) => weapon === batteries[index]?.weapon).length;
  const gone = changes.filter(isGone);
  const onChoose = (weapon: HouseGun) => editor.edit((now) => addBattery(now, weapon));
  return (
    <>
      {batteries.map((battery, index) => (
        <BatteryCard
          key={`${battery.weapon}-${nth(index)}`}
          battery={battery}
          index={index}
          change={changes.find(
            (one) => one.field === 'battery' && one.weapon === battery.weapon && one.nth === nth(index),
          )}
          editor={editor}
        />
      ))}
      {gone.map((change) => (
        <Card key={`${change.weapon}-${change.nth}`}>
          <Text color="ink2">
            {t('ships.edit.gone', {
              weapon: weaponWord(change.weapon),
              dice: change.was ? diceWords(change.was) : '',
            })}
          </Text>
          <FieldFoot change={change} editor={editor} testID={`gone-${change.weapon}`} />
        </Card>
      ))}
      <Button
        icon="plus"
        label={t('ships.edit.addBattery')}
        disabled={!canAddBattery(design)}
        onPress={() => setChoosing(true)}
        testID="add-battery"
      />
      {!canAddBattery(design) && (
        <Text as="text2" color="ink2">
          {t('ships.edit.mostBatteries')}
        </Text>
      )}
      {choosing && <WeaponSheet onChoose={onChoose} onClose={() => setChoosing(false)} />}
    </>
  );
}

const isGone = (change: ShipDifference): change is ShipDifference & { field: 'battery' } =>
  change.field === 'battery' && change.is === null;
