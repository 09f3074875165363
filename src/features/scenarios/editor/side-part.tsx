import { useRouter } from 'expo-router';
import { useState } from 'react';

import { PickSheet } from '@/kit/pick-sheet';
import { listed } from '@/kit/scenario-words/terms';
import { useT } from '@/messages/messages';
import { addLine, type Side, withSide } from '@/rules/togo/index';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { ListRow } from '@/ui/list-row';
import { Section } from '@/ui/section';

import { OpeningSection } from '../components/opening-section';
import { edgeChoices, Fields } from './fields';
import type { Edit } from './use-edit';

const MOST = { dummies: 20, formations: 20 } as const;

/** One side: how it enters, its dummies, its flagship, its formations. */
export function SidePart({ edit, side }: { edit: Edit; side: Side }) {
  const t = useT();
  const router = useRouter();
  const [picking, setPicking] = useState(false);
  const { draft, change, checked } = edit;
  const { fleetFlagship, formations } = draft.sides[side];
  const shipName = (id: string) => checked.names.ship(id) ?? t('scenarios.deletedShip', { id });
  const ships = [...new Set(formations.flatMap((formation) => formation.ships))];
  return (
    <>
      <Section title={t('scenarios.edit.formations')} aside={String(formations.length)}>
        {formations.length > 0 && (
          <Card padded={false}>
            {formations.map(({ id, name, ships: line }, place) => (
              <ListRow
                key={id}
                title={name}
                subtitle={line.length > 0 ? listed(line.map(shipName)) : t('scenarios.page.noShips')}
                onPress={() => router.push(`/scenarios/${draft.id}/edit/${side}/${place}`)}
                testID={`formation-row-${place}`}
              />
            ))}
          </Card>
        )}
        <Button
          icon="plus"
          label={t('scenarios.edit.addFormation')}
          disabled={formations.length >= MOST.formations}
          onPress={() => {
            const name = t('common.formationName', { number: formations.length + 1 });
            change((now) => addLine(now, side, name));
          }}
          testID="add-formation"
        />
      </Section>
      <OpeningSection scenario={draft} />
      <Fields
        of={draft.sides[side]}
        onChange={(to) => change((now) => withSide(now, side, to))}
        rows={[
          { choice: 'entryEdge', id: 'edge', label: t('scenarios.edit.entryEdge'), options: edgeChoices(t) },
          { number: 'dummies', label: t('common.dummies'), range: [0, MOST.dummies] },
        ]}
      />
      <Card padded={false}>
        <ListRow
          title={t('scenarios.fleetFlagship')}
          subtitle={fleetFlagship === null ? t('scenarios.edit.nobody') : shipName(fleetFlagship)}
          onPress={() => setPicking(true)}
          testID="field-fleet-flagship"
        />
      </Card>
      {picking && (
        <PickSheet
          title={t('scenarios.fleetFlagship')}
          chosen={fleetFlagship ?? 'none'}
          options={[
            { key: 'none', value: null, label: t('scenarios.edit.nobody') },
            ...ships.map((ship) => ({ key: ship, value: ship, label: shipName(ship) })),
          ]}
          onPick={(ship) => change((now) => withSide(now, side, { fleetFlagship: ship }))}
          onClose={() => setPicking(false)}
          testID="pick-flagship"
        />
      )}
    </>
  );
}
