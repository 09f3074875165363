import type { AfterRound } from '../../common/fight-ahead';
import { isSilent, roundShots } from '../battle/board';
import { allShips, type Battle, type CampaignState, type Ship } from '../battle/state';
import { SHIP_POINTS } from '../data/scenarios';
import type { Shot } from '../salvos';
import { otherSide, type Side, SIDES, SUNK } from '../types';
import { averageOf, perSalvo, type Quad, struck, untouched } from './salvo-odds';

/** After round one no two ships depend on each other; so two rounds are exact for each of them. */
const EXACT_ROUNDS = 2;

const keyOf = ({ firer, weapon, target }: Pick<Shot, 'firer' | 'weapon' | 'target'>): string =>
  `${firer} ${weapon} ${target}`;

/**
 * The rounds to come if nobody moves: everybody keeps the target that line order or the players gave, guns fire as long as
 * the ship floats, with fewer salvos as she is hit; torpedoes run in the first round only. The Russians are silent until
 * their surprise is over (TSU-58). Null where a table is missing.
 */
export function battleAhead(state: CampaignState, battle: Battle, rounds: number): readonly AfterRound[] | null {
  const { gunfire, torpedo } = state.tables;
  if (gunfire.reading === null) return null;
  const sideOf = new Map(
    Object.values(battle.units).flatMap(({ ships, side }) => ships.map((id) => [id, side] as const)),
  );
  const ships = allShips(state).filter(({ id }) => sideOf.has(id));
  const surprised = planOf(state, battle);
  const alert = isSilent(battle, 'irn') ? planOf(state, { ...battle, round: battle.surprise }) : surprised;
  let chances = new Map(ships.map(({ id, type, hits }) => [id, untouched(type, hits)] as const));
  return Array.from({ length: rounds }, (_, place) => {
    const before = chances;
    const { shots: planned, salvos } = isSilent({ ...battle, round: battle.round + place }, 'irn') ? surprised : alert;
    const fire = ({ type }: Ship, now: Quad, shots: readonly Shot[], count: (shot: Shot) => number): Quad =>
      shots.reduce((chance, shot) => {
        const reading = shot.weapon === 'torpedo' ? torpedo.reading : gunfire.reading;
        if (reading === null) return chance;
        const salvo = perSalvo(reading, shot.row, shot.modifier.value);
        return Array.from({ length: count(shot) }).reduce<Quad>((each) => struck(type, each, salvo), chance);
      }, now);
    /** All guns of one firer together: they are silenced together. */
    const hitBy = (ship: Ship, now: Quad, shots: readonly Shot[]): Quad => {
      const firer = before.get(shots[0]?.firer ?? '');
      // In the first round, and for coast guns, nothing is open.
      if (place === 0 || firer === undefined) return fire(ship, now, shots, (shot) => shot.salvos.value);
      return mixed([
        ...salvos.map(
          (count, hits) => [firer[hits]!, fire(ship, now, shots, (shot) => count.get(keyOf(shot)) ?? 0)] as const,
        ),
        [firer[SUNK]!, now],
      ]);
    };
    chances = new Map(
      ships.map((ship) => {
        const shots = planned.filter(
          ({ target, weapon }) => target === ship.id && (place === 0 || weapon !== 'torpedo'),
        );
        const firers = [...new Set(shots.map(({ firer }) => firer))];
        const after = firers.reduce(
          (now, firer) =>
            hitBy(
              ship,
              now,
              shots.filter((shot) => shot.firer === firer),
            ),
          before.get(ship.id)!,
        );
        return [ship.id, after] as const;
      }),
    );
    const worth = (side: Side): number =>
      ships
        .filter(({ id }) => sideOf.get(id) === side)
        .reduce((sum, { id, type, hits }) => sum + (SHIP_POINTS[type] ?? 0) * (averageOf(chances.get(id)!) - hits), 0);
    return {
      ...{ round: place + 1, exact: place < EXACT_ROUNDS, lost: { ijn: worth('ijn'), irn: worth('irn') } },
      ships: ships.map(({ id }) => ({ id, side: sideOf.get(id)!, pLost: chances.get(id)![SUNK]! })),
    };
  });
}

/** What a side has that its ships do not take along when the sides are swapped: its port, or its surprise. */
export const hasRoles = (battle: Battle): boolean =>
  battle.defender !== null || SIDES.some((side) => isSilent(battle, side));

/** Each side commands the other's ships, in the other's place on the board; port and surprise stay where they were. */
export function swappedBattle(battle: Battle): Battle {
  const columns = Object.values(battle.units).map(({ column }) => column);
  const ends = Math.min(...columns) + Math.max(...columns);
  return {
    ...battle,
    units: Object.fromEntries(
      Object.values(battle.units).map((unit) => [
        unit.id,
        { ...unit, side: otherSide(unit.side), column: ends - unit.column, from: ends - unit.from },
      ]),
    ),
    flight: { ...battle.flight, ijn: battle.flight.irn, irn: battle.flight.ijn },
  };
}

interface Plan {
  readonly shots: readonly Shot[];
  /** How many salvos each shot has, by the hits of who fires it. */
  readonly salvos: readonly ReadonlyMap<string, number>[];
}

const planOf = (state: CampaignState, battle: Battle): Plan => ({
  shots: roundShots(state, battle),
  salvos: [0, 1, 2].map((hits) => salvosWith(state, battle, hits)),
});

/** How many salvos each shot has where all ships have so many hits. */
function salvosWith(state: CampaignState, battle: Battle, hits: number): ReadonlyMap<string, number> {
  const ships = Object.fromEntries(
    Object.entries(state.ships).map(([id, ship]) => [id, ship.fate === 'afloat' ? { ...ship, hits } : ship]),
  );
  return new Map(roundShots({ ...state, ships }, battle).map((shot) => [keyOf(shot), shot.salvos.value]));
}

const mixed = (ways: readonly (readonly [number, Quad])[]): Quad => {
  const at = (place: 0 | 1 | 2 | 3): number => ways.reduce((sum, [chance, quad]) => sum + chance * quad[place], 0);
  return [at(0), at(1), at(2), at(3)];
};
