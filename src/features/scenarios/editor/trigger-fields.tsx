import { useState } from 'react';

import { PickSheet } from '@/kit/pick-sheet';
import { useT } from '@/messages/messages';
import { type EffectOf, SIDES } from '@/rules/togo/index';
import { Card } from '@/ui/card';
import { ListRow } from '@/ui/list-row';
import { NamedChoice } from '@/ui/named-choice';
import { TextField } from '@/ui/text-field';

import { Fields, patched, phaseChoices } from './fields';
import type { EffectFormProps } from './use-edit';

type Cause = 'players' | 'torpedo-attack' | 'ship-out-of-line';

/** Something that happens once: its name, and what raises it. */
export function TriggerFields({ edit, effect, onChange, testID }: EffectFormProps<EffectOf<'trigger'>>) {
  const t = useT();
  const [picking, setPicking] = useState(false);
  const { draft, checked } = edit;
  const { cause } = effect;
  const ships = SIDES.flatMap((side) => draft.sides[side].formations.flatMap((formation) => formation.ships));
  const setCause = (to: Cause) => {
    const { cause: _, ...rest } = effect;
    if (to === 'players') onChange(rest);
    else if (to === 'torpedo-attack') onChange({ ...rest, cause: { type: to } });
    else onChange({ ...rest, cause: { type: to, ship: ships[0] ?? '' } });
  };
  return (
    <>
      <TextField
        label={t('scenarios.edit.trigger')}
        value={effect.trigger}
        onChange={(words) => onChange({ ...effect, trigger: asId(words) })}
        keptAs={asId}
        maxLength={40}
        testID={`${testID}-trigger`}
      />
      <NamedChoice<Cause>
        label={t('scenarios.edit.cause')}
        value={cause?.type ?? 'players'}
        onChange={setCause}
        options={[
          { value: 'players', label: t('scenarios.edit.causePlayers') },
          {
            value: 'torpedo-attack',
            label: t('scenarios.edit.causeTorpedo'),
            shortLabel: t('scenarios.edit.causeTorpedoShort'),
          },
          {
            value: 'ship-out-of-line',
            label: t('scenarios.edit.causeShip'),
            shortLabel: t('scenarios.edit.causeShipShort'),
          },
        ]}
        testID={`${testID}-cause`}
      />
      {cause?.type === 'ship-out-of-line' && (
        <Card padded={false}>
          <ListRow
            title={t('scenarios.edit.causeShip')}
            subtitle={cause.ship === '' ? t('scenarios.edit.nobody') : (checked.names.ship(cause.ship) ?? cause.ship)}
            onPress={() => setPicking(true)}
            testID={`${testID}-cause-pick`}
          />
        </Card>
      )}
      <Fields
        of={effect}
        onChange={(to) => onChange(patched(effect, to))}
        rows={[
          { chips: 'phases', label: t('scenarios.edit.phases'), options: phaseChoices(t) },
          { toggle: 'die', label: t('scenarios.edit.triggerDie'), on: { atMost: 1 } },
        ]}
        testID={testID}
      />
      {effect.die && <DieField effect={effect} die={effect.die} onChange={onChange} testID={testID} />}
      {picking && (
        <PickSheet
          title={t('scenarios.edit.causeShip')}
          chosen={cause?.type === 'ship-out-of-line' ? cause.ship : undefined}
          options={[...new Set(ships)].map((ship) => ({
            key: ship,
            value: ship,
            label: checked.names.ship(ship) ?? ship,
          }))}
          onPick={(ship) => onChange({ ...effect, cause: { type: 'ship-out-of-line', ship } })}
          onClose={() => setPicking(false)}
          testID={`${testID}-cause-ship`}
        />
      )}
    </>
  );
}

interface DieFieldProps<E> {
  effect: E;
  die: { readonly atMost: number };
  onChange: (effect: E) => void;
  testID: string;
}

/** A die that decides: at most so much. */
export function DieField<E extends object>({ effect, die, onChange, testID }: DieFieldProps<E>) {
  const t = useT();
  return (
    <Fields
      of={die}
      onChange={(to) => onChange({ ...effect, die: { ...die, ...to } })}
      rows={[{ number: 'atMost', id: 'at-most', label: t('scenarios.edit.atMost'), range: [1, 6] }]}
      testID={testID}
    />
  );
}

/** Words as an id that other rules can wait for: small letters and figures, joined by dashes. */
const asId = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
