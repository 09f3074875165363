import { useKeptSteps } from '@/features/play/use-kept-steps';
import { useT } from '@/messages/messages';
import type { Json } from '@/rules/rulebook';
import { SINKS_AT, type ShipView } from '@/rules/tide/index';
import { RadioGroup, RadioRow } from '@/ui/radio-row';
import { Section } from '@/ui/section';
import { Sheet } from '@/ui/sheet';
import { StepRow } from '@/ui/step-row';
import { Text } from '@/ui/text';
import { ToggleRow } from '@/ui/toggle-row';

import { useAct } from '../game';

const FATES = ['afloat', 'sunk', 'evacuated', 'lost'] as const;

/** Any value of a ship set by hand; every change is in the log. What is her side's secret is not offered here. */
export function CorrectSheet({ ship, onClose }: { ship: ShipView; onClose: () => void }) {
  const t = useT();
  const set = useCorrect(ship);
  return (
    <Sheet open onClose={onClose} title={t('tide.forces.correct.title', { name: ship.name })} testID="correct-sheet">
      <Text color="ink2">{t('tide.forces.correct.logged')}</Text>
      {ship.port === null && <Text>{t('tide.forces.correct.secret')}</Text>}
      <ConditionFields ship={ship} />
      <Section title={t('tide.forces.correct.fate')}>
        <RadioGroup label={t('tide.forces.correct.fate')} gap="md">
          {FATES.map((each) => (
            <RadioRow
              key={each}
              words={t(`tide.forces.fates.${each}`)}
              on={ship.fate === each}
              onPress={() => void set('fate', each)}
              testID={`correct-fate-${each}`}
            />
          ))}
        </RadioGroup>
      </Section>
    </Sheet>
  );
}

/** How she is, as far as the viewer knows it: each change is one entry of the log, told to whoever may know. */
export function ConditionFields({ ship }: { ship: ShipView }) {
  const t = useT();
  const set = useCorrect(ship);
  const step = useKeptSteps(set);
  const { damaged, hits, port } = ship;
  return (
    <>
      {ship.class === 'battleship' && damaged !== null && (
        <ToggleRow
          title={t('tide.forces.damagedSaid')}
          on={damaged}
          onChange={(on) => void set('damaged', on)}
          testID="correct-damaged"
        />
      )}
      {ship.class !== 'battleship' && hits !== null && (
        <StepRow
          label={t('tide.forces.correct.hits')}
          decreaseLabel={t('tide.forces.correct.fewer')}
          increaseLabel={t('tide.forces.correct.more')}
          value={hits}
          min={0}
          max={SINKS_AT[ship.class]}
          onChange={(_, way) => step('hits', hits, way, [0, SINKS_AT[ship.class]])}
          testID="correct-hits"
        />
      )}
      {port !== null && (
        <ToggleRow
          title={t('tide.forces.portSaid')}
          on={port}
          onChange={(on) => void set('port', on)}
          testID="correct-port"
        />
      )}
    </>
  );
}

function useCorrect({ id }: ShipView) {
  const act = useAct();
  return (field: string, value: Json) => act({ type: 'correct', path: ['ships', id, field], value });
}
