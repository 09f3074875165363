import { type HitOdds } from '../odds/distribution';
import { fireOdds } from '../odds/salvo-odds';
import { type DamageOdds, damageOdds } from '../odds/target-odds';
import { findShip, isSmall, rulesOf, targetOf } from './queries';
import { previewShot, type ShotPreview, whySilent } from './preview-fire';
import type { BattleState, ShipId } from './state';

/** A ship that could fire at a target, and how it lies. */
export interface Bearing {
  readonly ship: ShipId;
  readonly target: ShipId;
  readonly range: number;
  readonly bearing: number;
}

/** The target at which a battery brings most. */
interface BatteryOdds {
  readonly battery: number;
  readonly target: ShipId;
  readonly expected: number;
  readonly atLeastOne: number;
}

/** What a target has to fear if all that bear on her fire at her and at nobody else. */
interface FirersAt {
  readonly target: ShipId;
  /** Ships that would fire. */
  readonly ships: readonly ShipId[];
  readonly hits: HitOdds;
  /** Null for small craft, which have no damage table. */
  readonly damage: DamageOdds | null;
}

export interface BestTargets {
  /** By ship, in the order of her batteries; a battery that bears on nobody is left out. */
  readonly ships: ReadonlyMap<ShipId, readonly BatteryOdds[]>;
  /** The most hits first. */
  readonly targets: readonly FirersAt[];
}

/** The best target for each battery now, and the odds of the whole line on each target. Exact, as all odds are. */
export function bestTargets(state: BattleState, bearings: readonly Bearing[]): BestTargets {
  const best = new Map<ShipId, Map<number, BatteryOdds>>();
  const fire = new Map<ShipId, Map<ShipId, ShotPreview[]>>();
  for (const { ship: id, target, range, bearing } of bearings) {
    const ship = findShip(state, id);
    // Whoever is sunk, has struck or left fires at nobody.
    if (ship === null || whySilent(state, id) !== null) continue;
    for (const battery of ship.card.batteries.keys()) {
      const shot = previewShot(state, ship, { battery, target, range, arc: null, bearing });
      if (shot.odds === null) continue;
      keepBest(best, id, { battery, target, ...shot.odds.effective });
      const firers = fire.get(target) ?? new Map<ShipId, ShotPreview[]>();
      fire.set(target, firers.set(id, [...(firers.get(id) ?? []), shot]));
    }
  }
  return {
    ships: new Map([...best].map(([ship, batteries]) => [ship, [...batteries.values()].sort(byBattery)])),
    targets: [...fire]
      .map(([target, firers]) => firersAt(state, target, firers))
      .sort((a, b) => b.hits.expected - a.hits.expected),
  };
}

const byBattery = (a: BatteryOdds, b: BatteryOdds): number => a.battery - b.battery;

function keepBest(
  best: Map<ShipId, Map<number, BatteryOdds>>,
  ship: ShipId,
  { battery, target, expected, atLeastOne }: BatteryOdds,
): void {
  const batteries = best.get(ship) ?? new Map<number, BatteryOdds>();
  best.set(ship, batteries);
  if (expected > (batteries.get(battery)?.expected ?? 0)) {
    batteries.set(battery, { battery, target, expected, atLeastOne });
  }
}

function firersAt(state: BattleState, target: ShipId, firers: ReadonlyMap<ShipId, readonly ShotPreview[]>): FirersAt {
  const salvos = [...firers.values()].map((shots) => shots.flatMap(({ numbers }) => numbers ?? []));
  const ship = findShip(state, target);
  return {
    target,
    ships: [...firers.keys()],
    hits: fireOdds(salvos).effective,
    damage:
      ship === null || isSmall(ship.card.type)
        ? null
        : damageOdds(targetOf(ship), salvos, rulesOf(state), { pending: ship.waiting }),
  };
}
