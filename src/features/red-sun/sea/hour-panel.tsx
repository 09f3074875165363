import { RolledCard } from '@/features/play/turn/rolled-card';
import { RuleLine } from '@/kit/rule-line';
import { useT } from '@/messages/messages';
import { Button } from '@/ui/button';
import { Row, Stack } from '@/ui/layout';

import { type TurnBodyProps, useActWithToast, useGame } from '../game';
import { chosenRange } from './battle-choices';
import { GunneryList } from './gunnery-list';
import { HourEnd } from './hour-end';
import { HourHead } from './hour-head';
import { MoralePanel } from './morale-panel';
import { RangeTrack } from './range-track';
import { TorpedoPanel } from './torpedo-panel';

/** The battle hour on one screen: weather and range above, then what its step is about (RSR-10). */
export function HourPanel(props: TurnBodyProps) {
  const t = useT();
  const { state, view } = useGame();
  const { choice, onChoose } = props;
  const { battle } = view;
  if (battle === null || state.battle === null) return null;
  const { step, sighting } = battle;
  const maySet = step === 'range' || step === 'gunnery';
  // In the other steps the choice is about something else.
  const range = chosenRange(battle, maySet ? choice : null);
  const set = (to: number) => onChoose(String(to));
  return (
    <Stack>
      {step === 'torpedo' && (
        <>
          <TorpedoPanel battle={state.battle} choice={choice} onChoose={onChoose} />
          <RolledCard />
        </>
      )}
      <Stack paddingX="edge" paddingTop="sm" gap="sm">
        <HourHead battle={battle} range={range} onRange={maySet ? set : null} />
        {range !== null && <RangeTrack range={range} sighting={sighting} onChange={maySet ? set : null} />}
      </Stack>
      {step === 'search' && <SearchQuestion />}
      {(step === 'range' || step === 'gunnery') && range !== null && (
        <GunneryList battle={{ ...state.battle, range }} title={t('red-sun.hour.mayFire')} />
      )}
      {step === 'morale' && <MoralePanel {...props} />}
      {(step === 'done' || step === 'weather') && <HourEnd />}
    </Stack>
  );
}

/** Beyond sighting range: whether they found each other, as the owner's book has it (RSR-10). */
function SearchQuestion() {
  const t = useT();
  const act = useActWithToast();
  const { battle } = useGame().view;
  return (
    <Stack>
      <RuleLine words={t('red-sun.sighting.text', { sighting: battle?.sighting ?? 0 })} rule="RSR-10" />
      <Row gap="sm" paddingX="edge">
        <Button
          label={t('red-sun.sighting.no')}
          onPress={() => void act({ type: 'recordSighting', found: false })}
          testID="sighting-no"
          style={{ flex: 1 }}
        />
      </Row>
    </Stack>
  );
}
