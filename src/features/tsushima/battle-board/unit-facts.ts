import {
  type Battle,
  boardMove,
  type CampaignState,
  columnsBetween,
  isScreened,
  isSilent,
  perSalvo,
  type Quad,
  roundShots,
  type Shot,
  type Side,
  unitOf,
} from '@/rules/tsushima/index';

/** The battle as it would be with a unit in another column; as it is where it would leave the board. */
export function battleWith(battle: Battle, id: string, column: number): Battle {
  const unit = battle.units[id];
  const move = unit && boardMove(battle, unit, column);
  if (move?.type !== 'moved') return battle;
  const units = Object.values(battle.units).map((each) => [
    each.id,
    { ...each, column: move.columns[each.id] ?? each.column },
  ]);
  return { ...battle, units: Object.fromEntries(units) as Battle['units'] };
}

/** Hits on average of salvos with this modifier; null where nobody has typed the table. */
export function shotOdds({ tables }: CampaignState, { weapon, row, modifier }: Shot): Quad | null {
  const { reading } = weapon === 'torpedo' ? tables.torpedo : tables.gunfire;
  return reading && perSalvo(reading, row, modifier.value);
}

const averageOf = ([, one, two, sunk]: Quad): number => one + 2 * two + 3 * sunk;

/** Hits these shots score on average; null where a table is missing. */
export function expectedHits(state: CampaignState, shots: readonly Shot[]): number | null {
  let sum = 0;
  for (const shot of shots) {
    const odds = shotOdds(state, shot);
    if (odds === null) return null;
    sum += shot.salvos.value * averageOf(odds);
  }
  return sum;
}

export interface UnitFacts {
  readonly shots: readonly Shot[];
  /** Units it fires at, in the order of its ships. */
  readonly targets: readonly string[];
  /** Columns between it and the first of them. */
  readonly between: number;
  readonly salvos: number;
  readonly expected: number | null;
  readonly isShared: boolean;
  readonly isScreened: boolean;
  readonly isSilent: boolean;
  /** Somebody told all its ships to hold their fire. */
  readonly isHeld: boolean;
}

/** What a unit, or a gun of the port, does in this round. */
export function unitFacts(state: CampaignState, battle: Battle, id: string): UnitFacts {
  const unit = battle.units[id] ?? null;
  const ships = unit?.ships ?? [id];
  const shots = roundShots(state, battle).filter(({ firer }) => ships.includes(firer));
  const targets = [...new Set(shots.flatMap(({ target }) => unitOf(battle, target)?.id ?? []))];
  const first = battle.units[targets[0] ?? ''];
  const side: Side = unit?.side ?? battle.defender ?? 'irn';
  return {
    ...{ shots, targets },
    between: unit && first ? columnsBetween(unit.column, first.column) : 0,
    salvos: shots.reduce((sum, { salvos }) => sum + salvos.value, 0),
    expected: expectedHits(state, shots),
    isShared: shots.some(({ modifier }) => modifier.parts.some(({ rule, value }) => rule === 'TSU-38' && value === -2)),
    isScreened: unit !== null && isScreened(battle, unit),
    isSilent: isSilent(battle, side),
    isHeld: ships.length > 0 && ships.every((ship) => battle.aims[ship]?.primary === null),
  };
}

/** Hits each side scores on average in this round; null where a table is missing. */
export function expectedBySide(state: CampaignState, battle: Battle): Readonly<Record<Side, number>> | null {
  const shots = roundShots(state, battle);
  const sideOf = ({ firer }: Shot): Side => unitOf(battle, firer)?.side ?? battle.defender ?? 'irn';
  const ijn = expectedHits(
    state,
    shots.filter((shot) => sideOf(shot) === 'ijn'),
  );
  const irn = expectedHits(
    state,
    shots.filter((shot) => sideOf(shot) === 'irn'),
  );
  return ijn === null || irn === null ? null : { ijn, irn };
}
