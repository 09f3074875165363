import { useRouter } from 'expo-router';
import { useState } from 'react';

import { gameAddress } from '@/features/play/addresses';
import { corrections, CounterPage, isChanged, NoSuch } from '@/features/play/fields/counter-page';
import type { Field, Values } from '@/features/play/fields/fields';
import { t as words, useT } from '@/messages/messages';
import { isInPlay, type UnitView } from '@/rules/mukden/index';
import { BoxTrack } from '@/ui/box-track';
import { Button } from '@/ui/button';
import { Confirm } from '@/ui/confirm';
import { Row, Stack } from '@/ui/layout';
import { Text } from '@/ui/text';

import { useActWithToast, useGame } from '../game';
import { hexWords, ofSideWords } from '../words/names-in';
import { CounterMark } from '../counter-mark';
import { hexField, hexFrom, nameField, sizeField, strengthField } from './unit-fields';
import { stateWords } from './unit-words';

/** One unit: its counter, where it is and how it stands, and every value to be set by hand. */
export function UnitScreen({ param }: { param: string }) {
  const unit = useGame().view.units[param];
  return unit === undefined ? <NoSuch testID="unit" /> : <OneUnit unit={unit} />;
}

const SWITCHES = ['disrupted', 'paralysed'] as const;

/** What may be set right on a counter, besides its place. */
const correctable = (): readonly Field[] => [
  strengthField(),
  strengthField('start'),
  ...SWITCHES.map((id): Field => ({ type: 'switch', id, label: words(`mukden.forces.field.${id}`) })),
  sizeField(),
  nameField(),
];
const correctableValues = ({ name, strength, start, size, disrupted, paralysed }: UnitView): Values => ({
  ...{ name, strength, start, size, disrupted, paralysed },
});
const unitCorrections = (id: string, before: Values, after: Values) =>
  corrections(['units', id], before, after, ['start', 'strength', ...SWITCHES, 'size', 'name']);

function OneUnit({ unit }: { unit: UnitView }) {
  const t = useT();
  const router = useRouter();
  const { id: game, view } = useGame();
  const { id, side, name, hex, strength, start, size } = unit;
  const isGone = !isInPlay(unit);
  const stack = view.stacks.find((each) => each.hex === hex && each.below > 0);
  const before: Values = { ...correctableValues(unit), hex: hex ?? '' };
  return (
    <CounterPage
      subject={unit}
      subtitle={t('mukden.forces.subtitle', {
        ...{ side: ofSideWords(side), size: t(`mukden.forces.size.${size}`) },
      })}
      facts={[
        { label: t('mukden.forces.field.hex'), value: hexWords(hex) },
        ...(stack === undefined
          ? []
          : [{ label: t('mukden.forces.field.stack'), value: t('mukden.forces.inStack', { count: stack.below + 1 }) }]),
      ]}
      fieldsOf={() => (isGone ? [nameField()] : [hexField(view.lastRow), ...correctable()])}
      values={before}
      commandsOf={(after) => [
        ...(isChanged(before, after, ['hex']) && !isGone
          ? [{ type: 'placeUnit', unit: id, hex: hexFrom(after) } as const]
          : []),
        ...unitCorrections(id, before, after),
      ]}
      foot={!isGone && <RemoveButton id={id} name={name} />}
      testID="unit"
    >
      <Row align="center" gap="md">
        <CounterMark unit={unit} flipped={!unit.ready} below={stack?.below} breadth={64} />
        <Stack gap="xs" style={{ flex: 1 }}>
          <Text as="name">{t('mukden.forces.steps', { strength, start })}</Text>
          <Text color="ink2" testID="unit-state">
            {stateWords(unit).join(' · ')}
          </Text>
          <BoxTrack
            count={start}
            filled={Math.min(start, strength)}
            size={18}
            label={t('mukden.forces.steps', { strength, start })}
          />
        </Stack>
      </Row>
      {stack !== undefined && (
        <Button
          icon="lock"
          label={t('mukden.forces.restack')}
          onPress={() => router.push(gameAddress(game, `stack/${stack.hex}`))}
          testID="restack"
        />
      )}
    </CounterPage>
  );
}

/** Asks once: a unit that is off the map cannot be placed again. */
function RemoveButton({ id, name }: { id: string; name: string }) {
  const t = useT();
  const act = useActWithToast();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        kind="danger"
        icon="delete"
        label={t('mukden.forces.remove.button')}
        onPress={() => setAsking(true)}
        testID="remove-unit"
      />
      <Confirm
        open={isAsking}
        destructive
        question={t('mukden.forces.remove.question', { name })}
        consequence={t('mukden.forces.remove.consequence')}
        confirmLabel={t('mukden.forces.remove.button')}
        cancelLabel={t('common.cancel')}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void act({ type: 'removeUnit', unit: id });
        }}
        testID="remove-sure"
      />
    </>
  );
}
