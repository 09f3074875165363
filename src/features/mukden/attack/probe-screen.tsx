import { gameAddress } from '@/features/play/addresses';
import { RuleLine } from '@/kit/rule-line';
import { bandOf } from '@/kit/sides';
import { useBack } from '@/kit/use-back';
import { useT } from '@/messages/messages';
import {
  type CampaignState,
  gridIn,
  type Hex,
  hexesOf,
  isIn,
  neighboursOf,
  otherSide,
  stackAt,
  type Unit,
  zoneOf,
} from '@/rules/mukden/index';
import { Button } from '@/ui/button';
import { ChipChoice } from '@/ui/chip-choice';
import { Screen } from '@/ui/screen';
import { Section } from '@/ui/section';

import { useAct, useGame } from '../game';
import { useKeptPlan } from '../turn/use-kept-plan';
import { joiners } from './attack-plan';
import { HexField } from './hex-field';
import { UnitTicks } from './unit-ticks';

interface ProbePlan {
  readonly units: readonly string[];
  readonly to: Hex | null;
}

/** Those that may probe: in an enemy zone, or in a hex that only the table knows (MUK-38). */
function probers(state: CampaignState): readonly Unit[] {
  const grid = gridIn(state);
  const zone = zoneOf(grid, hexesOf(state, otherSide(state.actor)));
  return joiners(state).filter(({ hex }) => hex === null || isIn(grid, zone, hex));
}

/** Empty hexes in the enemy's zone next to all of these. */
function probedHexes(state: CampaignState, units: readonly Unit[]): readonly Hex[] {
  const grid = gridIn(state);
  const zone = zoneOf(grid, hexesOf(state, otherSide(state.actor)));
  const [first, ...others] = units.flatMap(({ hex }) => hex ?? []).map((hex) => neighboursOf(grid, hex));
  return (first ?? []).filter(
    (hex) => others.every((near) => near.includes(hex)) && isIn(grid, zone, hex) && stackAt(state, hex).length === 0,
  );
}

/** A probing attack: units and the hex they enter, no dice (MUK-38). */
export function ProbeScreen() {
  const t = useT();
  const act = useAct();
  const { id, state, view } = useGame();
  const back = useBack(gameAddress(id));
  const all = probers(state);
  const [plan, change] = useKeptPlan<ProbePlan>('probe', '', () => ({
    units: view.action === null ? [] : view.action.advanced,
    to: null,
  }));
  const chosen = all.filter((unit) => plan.units.includes(unit.id));
  const hexes = probedHexes(state, chosen);
  const probe = async () => {
    const units = chosen.map((unit) => unit.id);
    // What is left of the action stands on the screen of the attack.
    if (units.length > 0 && (await act({ type: 'probe', units, to: plan.to }))) back();
  };
  return (
    <Screen
      title={t('mukden.attack.probe.title')}
      subtitle={t('mukden.attack.where', { turn: view.turn, phase: view.phase, action: view.actionNumber })}
      band={bandOf(view.actor)}
      back={{ label: t('common.back'), onPress: back }}
      testID="probe"
      actionBar={{
        main: (
          <Button
            kind="primary"
            label={t('mukden.attack.probe.done')}
            onPress={() => void probe()}
            disabled={chosen.length === 0}
            testID="probe-done"
          />
        ),
      }}
    >
      <RuleLine flush words={t('mukden.attack.probe.text')} rule="MUK-38" />
      <Section title={t('mukden.attack.probe.who')}>
        <UnitTicks units={all} chosen={plan.units} onChange={(units) => change({ units, to: null })} />
      </Section>
      <Section title={t('mukden.attack.probe.to')}>
        {hexes.length > 0 && (
          <ChipChoice
            label={t('mukden.attack.probe.to')}
            options={hexes.map((hex) => ({ value: hex, label: hex }))}
            value={plan.to ?? ''}
            onChange={(to) => change({ ...plan, to })}
            testID="probe-to"
          />
        )}
        <HexField
          key={hexes.includes(plan.to ?? '') ? plan.to : 'typed'}
          label={t('mukden.attack.probe.typed')}
          hint={t('mukden.move.toHint')}
          value={plan.to}
          onChange={(to) => change({ ...plan, to })}
          testID="probe-hex"
        />
      </Section>
    </Screen>
  );
}
