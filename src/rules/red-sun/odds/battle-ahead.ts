import type { AfterRound } from '../../common/fight-ahead';
import { type Gunner, gunnersOf, lineOf } from '../battle/fighting';
import { type Battle, type CampaignState, HOUR_STEPS } from '../battle/state';
import { INITIAL_RANGE } from '../data/naval-tables';
import { type Side, SIDES } from '../types';
import { type Firer, type FleetTarget, fleetOdds, type TargetOdds } from './fleet-odds';

/** Line order or what the players chose; or whoever adds most to what is sunk, the strongest first. */
const AIMS = ['line', 'best'] as const;
type Aims = (typeof AIMS)[number];

interface Target extends FleetTarget {
  readonly id: string;
  readonly side: Side;
  readonly defence: number;
}

/** A range at which nobody hits: an hour that stands here for its weather alone. */
const SILENT = 99;

/** One range for each hour of gunnery to come. The weather of now is that of an hour gone by, unless its guns have yet to fire. */
export function rangesAhead({ step, weather }: Pick<Battle, 'step' | 'weather'>, range: number, hours: number) {
  const isNow = weather === null || step === 'search' || step === 'range' || step === 'gunnery';
  return [...(isNow ? [] : [SILENT]), ...Array.from({ length: hours }, () => range)];
}

/** The first hour whose guns have yet to fire, and how many hours there are from then on; no more than these. */
export function hoursAhead({ step, hour, hours }: Pick<Battle, 'step' | 'hour' | 'hours'>, most: number) {
  const first = HOUR_STEPS.indexOf(step) > HOUR_STEPS.indexOf('gunnery') ? hour + 1 : hour;
  return { first, count: hours === null ? most : Math.max(0, Math.min(most, hours - first + 1)) };
}

/**
 * The hours to come at the range of now: every ship keeps her target and fires on until they break off, as far as she sees;
 * the weather changes for all. Exact by that policy. Null while a strength or a defence is missing.
 */
export function battleAhead(
  state: CampaignState,
  battle: Battle,
  hours: number,
  aims: Aims = 'line',
): readonly AfterRound[] | null {
  const gunners = gunnersOf(state, battle);
  const ships = SIDES.flatMap((side) => lineOf(state, battle, side));
  if (gunners.some(({ shot }) => shot === null) || ships.some(({ defence }) => defence === null)) return null;
  const range = battle.range ?? INITIAL_RANGE[battle.weather ?? 'clear'];
  const bare = ships.map(({ id, side, defence, damage }) => ({
    ...{ id, side, defence: defence ?? 0, left: Math.max(1, (defence ?? 0) - damage), firers: [] },
  }));
  const oddsAfter = (count: number, targets: readonly Target[]): readonly TargetOdds[] => {
    const ranges = rangesAhead(battle, range, count);
    return fleetOdds({ weather: battle.weather, ranges, sighting: state.sighting, targets }, state.rulings);
  };
  const firerOf = ({ ship }: Gunner): Firer => ({ strength: ship.strength ?? 0, disabled: ship.disabled });
  const inLine = () =>
    bare.map((each) => ({ ...each, firers: gunners.filter(({ target }) => target.id === each.id).map(firerOf) }));
  const targets =
    aims === 'line'
      ? inLine()
      : bestTargets(
          bare,
          gunners.map((gunner) => ({ ...firerOf(gunner), side: gunner.ship.side })),
        );
  return Array.from({ length: hours }, (_, place) => {
    const odds = oddsAfter(place + 1, targets);
    const lostBy = (side: Side): number =>
      ships.reduce((sum, ship, at) => (ship.side === side ? sum + (odds[at]?.mean ?? 0) : sum), 0);
    return {
      ...{ round: place + 1, exact: true, lost: { ijn: lostBy('ijn'), irn: lostBy('irn') } },
      ships: ships.map(({ id, side }, at) => ({ id, side, pLost: odds[at]?.pSunk ?? 0 })),
    };
  });

  /** One after the other, the strongest first: each adds as many sunk defence points, on average, as she can. */
  function bestTargets(
    all: readonly Target[],
    firers: readonly (Firer & { readonly side: Side })[],
  ): readonly Target[] {
    const sunkPoints = (target: Target): number => target.defence * oddsAfter(hours, [target])[0]!.pSunk;
    let now = all;
    for (const firer of [...firers].sort((a, b) => b.strength - a.strength)) {
      const gains = now
        .filter(({ side }) => side !== firer.side)
        .map((target) => {
          const joined = { ...target, firers: [...target.firers, firer] };
          return { joined, gain: sunkPoints(joined) - sunkPoints(target) };
        });
      const best = gains.reduce((a, b) => (b.gain > a.gain ? b : a));
      now = now.map((target) => (target.id === best.joined.id ? best.joined : target));
    }
    return now;
  }
}
