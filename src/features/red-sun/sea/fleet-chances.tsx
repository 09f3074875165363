import { useMemo, useState } from 'react';

import { ChanceBars } from '@/kit/odds-charts/chance-bars';
import { useT } from '@/messages/messages';
import {
  type BattleView,
  fleetOdds,
  type FleetTarget,
  gunnersOf,
  lineOf,
  rangesAhead,
  SIDES,
} from '@/rules/red-sun/index';
import { Section } from '@/ui/section';
import { SegmentedChoice } from '@/ui/segmented-choice';
import { Text } from '@/ui/text';

import { type OpenGame, useGame } from '../game';

const HOURS = ['1', '2', '3'] as const;

/** Ships under fire: who fires at each, and how many points she has left. */
function targetsOf(state: OpenGame['state'], battle: NonNullable<OpenGame['state']['battle']>) {
  const gunners = gunnersOf(state, battle);
  return SIDES.flatMap((side) => lineOf(state, battle, side)).flatMap((ship) => {
    const firers = gunners
      .filter(({ target, shot }) => target.id === ship.id && shot !== null)
      .map(({ ship: { strength, disabled } }) => ({ strength: strength ?? 0, disabled }));
    if (ship.defence === null || firers.length === 0) return [];
    const target: FleetTarget = { left: Math.max(1, ship.defence - ship.damage), firers };
    return [{ ship, target }];
  });
}

/** The chance of each ship to be sunk within the next hours, at this range, with the weather as the chain it is. */
export function FleetChances({ battle }: { battle: BattleView }) {
  const t = useT();
  const { state } = useGame();
  const [hours, setHours] = useState<(typeof HOURS)[number]>('1');
  const under = useMemo(() => (state.battle === null ? [] : targetsOf(state, state.battle)), [state]);
  const odds = useMemo(() => {
    const { weather, range } = battle;
    if (range === null || under.length === 0) return [];
    const ranges = rangesAhead(battle, range, Number(hours));
    const targets = under.map(({ target }) => target);
    return fleetOdds({ weather, ranges, sighting: state.sighting, targets }, state.rulings);
  }, [under, hours, battle, state]);
  if (odds.length === 0) return null;
  return (
    <Section title={t('red-sun.board.chances')}>
      <SegmentedChoice
        label={t('red-sun.board.within')}
        value={hours}
        onChange={setHours}
        options={HOURS.map((value) => ({ value, label: t('red-sun.board.hours', { count: Number(value) }) }))}
        testID="odds-hours"
      />
      <ChanceBars
        label={t('red-sun.board.sunkWithin')}
        bars={under.map(({ ship }, place) => ({ id: ship.id, label: ship.name, p: odds[place]?.pSunk ?? 0 }))}
        testID="sunk-odds"
      />
      <Text as="text2" color="ink2">
        {t('red-sun.board.suppose')}
      </Text>
    </Section>
  );
}
