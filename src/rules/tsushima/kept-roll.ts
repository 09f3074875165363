import { run, type Procedure } from '../common/procedure';
import { bool, int, list, nullable, object, type Of, oneOf } from '../common/shape';
import { tagged } from '../common/tagged';
import { SPOTTING } from './data/dice-tables';
import { enterMines, type Grounding, type MineRoll, repairShips, type RepairRoll, runAground } from './procedures';

const die = int(1, 6);
const hits = int(0, 3);
const modifier = int(-99, 99);
const MOST_SHIPS = 24;
const ships = int(1, MOST_SHIPS);
const source = oneOf(['app', 'table'] as const);

/** A roll without a campaign, as somebody keeps it: what was rolled for, the dice, what they brought. Ships have numbers. */
export const KEPT_ROLL = tagged({
  salvo: object({
    ...{ weapon: oneOf(['gun', 'torpedo'] as const), modifier, source },
    /** No sum where the players read the result off their own table. */
    results: list(object({ sum: nullable(int(2, 12)), hits }), 1, 8),
  }),
  search: object({ modifier, die, spotted: bool, source }),
  grounding: object({
    ...{ ships, boats: bool, dice: list(die, 1, MOST_SHIPS + 2), source },
    aground: nullable(object({ ship: ships, hits })),
  }),
  mine: object({
    ...{ ships, dice: list(die, 1, 2 * MOST_SHIPS), source },
    struck: list(object({ ship: ships, hits: int(1, 3) }), 0, MOST_SHIPS),
  }),
  repair: object({ captured: bool, die, result: oneOf(['none', 'one', 'all'] as const), source }),
  /** Port Arthur's die; the total with it. */
  plan: object({ die, total: int(1, 99), goal: int(1, 99), source }),
});
export type KeptRoll = Of<typeof KEPT_ROLL>;
type KeptRollOf<T extends KeptRoll['type']> = Extract<KeptRoll, { readonly type: T }>;
type Source = KeptRoll['source'];

/** Ships of no name: the first, the second. */
export const numberedShips = (count: number, type: 'B' | 'D') =>
  Array.from({ length: count }, (_, place) => ({ id: String(place + 1), type }));

interface Hazard {
  readonly ships: number;
  readonly source: Source;
}

export const keptGrounding = (
  { die: first, rolls, aground }: Grounding,
  { boats, ...of }: Hazard & { readonly boats: boolean },
): KeptRollOf<'grounding'> => ({
  ...{ type: 'grounding', boats, ...of },
  dice: [first, ...rolls.map((roll) => roll.die), ...(aground?.die == null ? [] : [aground.die])],
  aground: aground && { ship: Number(aground.ship), hits: aground.hits },
});

export const keptMines = (rolls: readonly MineRoll[], of: Hazard): KeptRollOf<'mine'> => ({
  ...{ type: 'mine', ...of },
  dice: rolls.flatMap((roll) => (roll.damage === null ? [roll.die] : [roll.die, roll.damage])),
  struck: rolls.filter((roll) => roll.hits > 0).map((roll) => ({ ship: Number(roll.ship), hits: roll.hits })),
});

export const keptRepair = (
  [roll]: readonly RepairRoll[],
  of: { readonly captured: boolean; readonly source: Source },
): KeptRollOf<'repair'> => ({ type: 'repair', ...of, die: roll?.die ?? 1, result: roll?.result ?? 'none' });

/** Whether the dice bring what the roll says. What a salvo brings is in a table that only its owner has. */
export function isTrueRoll(roll: KeptRoll): boolean {
  switch (roll.type) {
    case 'salvo':
      return true;
    case 'search':
      return roll.spotted === roll.die + roll.modifier >= SPOTTING.need;
    case 'grounding':
      return brings(roll, runAground(numberedShips(roll.ships, roll.boats ? 'D' : 'B')), roll.dice, keptGrounding);
    case 'mine':
      return brings(roll, enterMines(numberedShips(roll.ships, 'B')), roll.dice, keptMines);
    case 'repair':
      return brings(roll, repairShips([{ id: '1', captured: roll.captured }]), [roll.die], keptRepair);
    case 'plan':
      return roll.total >= roll.die;
  }
}

function brings<Roll extends KeptRoll, Outcome>(
  roll: Roll,
  procedure: Procedure<Outcome>,
  dice: readonly number[],
  kept: (outcome: Outcome, roll: Roll) => Roll,
): boolean {
  const answer = run(procedure, dice);
  if (answer.type !== 'done') return false;
  const again = kept(answer.outcome, roll);
  return (Object.keys(roll) as (keyof Roll)[]).every((key) => JSON.stringify(again[key]) === JSON.stringify(roll[key]));
}
