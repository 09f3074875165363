import { useState } from 'react';

import { sideName, SIDE_CHOICES } from '@/kit/sides';
import { LONGEST_NAME } from '@/lib/name';
import { useT } from '@/messages/messages';
import { emptyFleet, type Fleet, fleetFromScenario, SCENARIOS, type Side } from '@/rules/togo/index';
import { newId } from '@/store/transfer/new-id';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { ListRow } from '@/ui/list-row';
import { SegmentedChoice } from '@/ui/segmented-choice';
import { Sheet } from '@/ui/sheet';
import { Text } from '@/ui/text';
import { TextField } from '@/ui/text-field';

import { sizeOf } from '../words';
import { useNamesake } from './fleet-menu';

interface NewFleetSheetProps {
  onCreate: (fleet: Fleet) => void;
  onClose: () => void;
}

/** A name and a side; the ships come after, or with the forces of a scenario. */
export function NewFleetSheet({ onCreate, onClose }: NewFleetSheetProps) {
  const t = useT();
  const namesake = useNamesake(null);
  const [name, setName] = useState('');
  const [side, setSide] = useState<Side>('ijn');
  const [start, setStart] = useState<'empty' | 'scenario'>('empty');
  const trimmed = name.trim();
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('fleets.newFleet')}
      closeLabel={t('common.cancel')}
      testID="new-fleet"
      foot={
        start === 'empty' ? (
          <Button
            kind="primary"
            label={t('fleets.new.create')}
            onPress={() => onCreate(emptyFleet(newId(), trimmed || t('fleets.newFleet'), side))}
            testID="create-fleet"
          />
        ) : undefined
      }
    >
      <TextField
        label={t('fleets.name.fleet')}
        placeholder={t('fleets.name.placeholderFleet')}
        value={name}
        onChange={setName}
        kind="name"
        maxLength={LONGEST_NAME}
        hint={namesake(trimmed)}
        testID="new-name"
      />
      <SegmentedChoice
        label={t('common.sideLabel')}
        value={side}
        onChange={setSide}
        options={SIDE_CHOICES}
        testID="new-side"
      />
      <Text as="name">{t('fleets.new.start')}</Text>
      <SegmentedChoice
        label={t('fleets.new.start')}
        value={start}
        onChange={setStart}
        options={[
          { value: 'empty', label: t('fleets.new.empty') },
          { value: 'scenario', label: t('fleets.new.scenario'), shortLabel: t('fleets.new.scenarioShort') },
        ]}
        testID="new-start"
      />
      {start === 'scenario' && <ScenarioForces side={side} name={trimmed} onCreate={onCreate} />}
    </Sheet>
  );
}

function ScenarioForces({ side, name, onCreate }: { side: Side; name: string; onCreate: (fleet: Fleet) => void }) {
  const t = useT();
  return (
    <>
      <Text as="name">{t('fleets.new.choose')}</Text>
      <Card padded={false}>
        {SCENARIOS.map((scenario) => {
          const called = t('fleets.new.fromScenario', { side: sideName(side), scenario: scenario.name });
          const make = () => fleetFromScenario(scenario, side, newId(), name || called.slice(0, LONGEST_NAME));
          return (
            <ListRow
              key={scenario.id}
              title={scenario.name}
              subtitle={sizeOf(make())}
              onPress={() => onCreate(make())}
              testID={`from-${scenario.id}`}
            />
          );
        })}
      </Card>
    </>
  );
}
