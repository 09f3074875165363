import type { NameOf } from '@/features/play/companion';
import { t } from '@/messages/messages';
import {
  type AttackFacts,
  attackOdds,
  type AttackOdds,
  type AttackReading,
  type CampaignState,
  type CampaignView,
  factorsOf,
  type Hex,
  type Hexside,
  hexsideBetween,
  type Rulings,
  type Shift,
  shiftsOf,
  type Side,
  type Terrain,
  terrainAt,
} from '@/rules/mukden/index';

import { type AttackPlan, hexAt, type Place, PLACES } from './attack-plan';

/** Attackers in one hex of the rosette. */
interface FigureHex {
  /** Null: nobody attacks from here. */
  readonly factors: number | null;
  /** Who they are, in a word or two. */
  readonly name: string;
  readonly hexside: Hexside;
}

/** An attack as the rosette and the sums show it, planned or declared. */
export interface AttackFigure {
  readonly side: Side;
  readonly target: Hex | null;
  readonly hexes: readonly FigureHex[];
  readonly terrain: Terrain;
  readonly bombardment: number;
  /** Null: not known at all. */
  readonly defence: number | null;
  /** Counters below the top one, which nobody has seen: the defence is at least what it says. */
  readonly below: number;
  readonly defender: string;
}

/** "1st Division", "1st Division +1". */
function nameOfAll(ids: readonly string[], nameOf: NameOf): string {
  const [first, ...others] = ids;
  if (first === undefined) return t('mukden.attack.typed');
  return others.length === 0 ? nameOf(first) : t('mukden.attack.more', { name: nameOf(first), count: others.length });
}

/** Whoever is named in a plan or an attack has been shown by that. */
export const namesOf =
  ({ units }: Pick<CampaignState, 'units'>): NameOf =>
  (id) =>
    units[id]?.name ?? id;

/** A plan with what the painted map says, and of the defenders only what everybody may see (MUK-18). */
export function plannedFigure(state: CampaignState, view: CampaignView, plan: AttackPlan): AttackFigure {
  const { board, actor, units } = state;
  const { target } = plan;
  const hexes = PLACES.map((place): FigureHex => {
    const { units: ids, factors, hexside } = plan.hexes[place]!;
    const hex = hexAt(state, target, place);
    const painted =
      board === null || hex === null || target === null ? 'open' : hexsideBetween(board, hex, target, actor);
    const strength = ids.reduce((sum, id) => sum + (units[id]?.strength ?? 0), 0);
    return {
      factors: ids.length > 0 ? strength : factors,
      name: nameOfAll(ids, namesOf(state)),
      hexside: hexside ?? painted,
    };
  });
  const stack = view.stacks.find(({ hex, side }) => hex === target && side !== actor);
  const seen = stack && (stack.factors ?? view.units[stack.top]?.strength ?? null);
  return {
    ...{ side: actor, target, hexes, bombardment: plan.bombardment },
    terrain: plan.terrain ?? (board === null || target === null ? 'clear' : terrainAt(board, target)),
    defence: plan.defence ?? seen ?? null,
    below: plan.defence === null && stack?.units === null ? stack.below : 0,
    defender: stack ? namesOf(state)(stack.top) : t('mukden.attack.defenders'),
  };
}

/** An attack that is declared: nothing of it is hidden any more. */
export function declaredFigure(
  state: CampaignState,
  { side, attack }: Pick<NonNullable<CampaignView['action']>, 'side' | 'attack'>,
): AttackFigure | null {
  if (attack === null) return null;
  const named = namesOf(state);
  const hexes = PLACES.map((place): FigureHex => {
    const from = attack.attackers.filter((each) => (each.place ?? 0) === place);
    const ids = from.flatMap(({ units }) => units);
    return {
      factors: from.length === 0 ? null : factorsOf(from),
      name: nameOfAll(ids, named),
      hexside: from[0]?.hexside ?? 'open',
    };
  });
  const [top] = attack.defenders;
  return {
    ...{ side, target: attack.target, hexes, terrain: attack.terrain, bombardment: attack.bombardment },
    ...{ defence: attack.defence, below: 0 },
    defender: top === undefined ? t('mukden.attack.defenders') : nameOfAll(attack.defenders, named),
  };
}

/** Places from which somebody attacks. */
export const attackingPlaces = ({ hexes }: Pick<AttackFigure, 'hexes'>): readonly Place[] =>
  PLACES.filter((place) => (hexes[place]?.factors ?? 0) > 0);

export const attackFactors = (figure: Pick<AttackFigure, 'hexes'>): number =>
  attackingPlaces(figure).reduce<number>((sum, place) => sum + (figure.hexes[place]?.factors ?? 0), 0);

export const factsOf = (figure: AttackFigure, defence: number): AttackFacts => ({
  ...{ side: figure.side, terrain: figure.terrain, bombardment: figure.bombardment, defence },
  attackers: attackingPlaces(figure).map((place) => {
    const { factors, hexside } = figure.hexes[place]!;
    return { place, factors: factors ?? 0, hexside };
  }),
});

/** What moves the column, whatever the table: it is wanted by those who read their own, too. */
export const shiftsFor = (figure: AttackFigure, rulings: Rulings): readonly Shift[] =>
  shiftsOf(factsOf(figure, 0), rulings);

export interface Outlook {
  readonly reading: AttackReading;
  readonly odds: AttackOdds | null;
}

/** How an attack would be read; null without attackers, defenders or a table. */
export function outlookOf(
  figure: AttackFigure,
  { table, rulings }: Pick<CampaignState, 'table' | 'rulings'>,
): Outlook | null {
  const { defence } = figure;
  if (table.crt === null || defence === null || attackFactors(figure) === 0) return null;
  return attackOdds(factsOf(figure, defence), table.crt, rulings);
}
