import { useState } from 'react';

import { PickSheet } from '@/kit/pick-sheet';
import { useT } from '@/messages/messages';
import { type EffectOf, SIDES } from '@/rules/togo/index';
import { Card } from '@/ui/card';
import { ListRow } from '@/ui/list-row';

import type { EffectFormProps } from './use-edit';

/** A formation, and the ship of it whose loss counts. */
export function FormationField({ edit, effect, onChange, testID }: EffectFormProps<EffectOf<'straight-turns'>>) {
  const t = useT();
  const [picking, setPicking] = useState<'formation' | 'flagship' | null>(null);
  const { draft, checked } = edit;
  const lines = SIDES.flatMap((side) => draft.sides[side].formations);
  const line = lines.find(({ id }) => id === effect.formation);
  const shipName = (id: string) => checked.names.ship(id) ?? id;
  return (
    <Card padded={false}>
      <ListRow
        title={t('scenarios.edit.formation')}
        subtitle={line?.name ?? t('scenarios.edit.nobody')}
        onPress={() => setPicking('formation')}
        testID={`${testID}-formation`}
      />
      <ListRow
        title={t('scenarios.edit.flagship')}
        subtitle={effect.flagship === '' ? t('scenarios.edit.nobody') : shipName(effect.flagship)}
        onPress={() => setPicking('flagship')}
        testID={`${testID}-flagship`}
      />
      {picking === 'formation' && (
        <PickSheet
          title={t('scenarios.edit.formation')}
          chosen={effect.formation}
          options={lines.map((each) => ({ key: each.id, value: each, label: each.name }))}
          onPick={({ id, flagship }) => onChange({ ...effect, formation: id, flagship })}
          onClose={() => setPicking(null)}
          testID={`${testID}-pick-formation`}
        />
      )}
      {picking === 'flagship' && (
        <PickSheet
          title={t('scenarios.edit.flagship')}
          chosen={effect.flagship}
          options={(line?.ships ?? []).map((ship) => ({ key: ship, value: ship, label: shipName(ship) }))}
          onPick={(flagship) => onChange({ ...effect, flagship })}
          onClose={() => setPicking(null)}
          testID={`${testID}-pick-flagship`}
        />
      )}
    </Card>
  );
}
