import {
  type CampaignState,
  type CampaignView,
  type CommandOf,
  type Hex,
  type Hexside,
  gridIn,
  isReady,
  neighbourAt,
  neighboursOf,
  type Terrain,
  type Unit,
  unitsOf,
} from '@/rules/mukden/index';

/** The six hexes round a target, clockwise from the north. */
export const PLACES = [0, 1, 2, 3, 4, 5] as const;
export type Place = (typeof PLACES)[number];

/** Who attacks from one hex: named units, or nothing but factors. */
interface PlannedHex {
  readonly units: readonly string[];
  /** Typed where the counters are on the table only. */
  readonly factors: number | null;
  /** Null: as the map is painted, or open. */
  readonly hexside: Hexside | null;
}

/** An attack before it is declared: what a player has put together so far. */
export interface AttackPlan {
  readonly target: Hex | null;
  readonly hexes: readonly PlannedHex[];
  /** As typed; null: as the units in sight have it. */
  readonly defence: number | null;
  readonly terrain: Terrain | null;
  readonly bombardment: number;
}

const NOBODY: PlannedHex = { units: [], factors: null, hexside: null };

export const emptyPlan = (target: Hex | null = null): AttackPlan => ({
  ...{ target, hexes: PLACES.map(() => NOBODY) },
  ...{ defence: null, terrain: null, bombardment: 0 },
});

/** Who may join: those that are face up, or in a momentum attack those that advanced (MUK-37). */
function mayJoin(state: CampaignState, unit: Unit): boolean {
  const { action, actor } = state;
  if (unit.side !== actor || unit.strength === 0) return false;
  return action === null ? isReady(unit) : action.advanced.includes(unit.id);
}

export const joiners = (state: CampaignState): readonly Unit[] =>
  unitsOf(state, state.actor).filter((unit) => mayJoin(state, unit));

/** The hex at a place round the target; null where the target has no number, or beyond the map. */
export const hexAt = (state: CampaignState, target: Hex | null, place: Place): Hex | null =>
  target === null ? null : neighbourAt(gridIn(state), target, place);

/** An attack on a hex by everybody next to it whom all may see; who lies below joins only when his side names him (MUK-18). */
export function planOn(state: CampaignState, view: CampaignView, target: Hex): AttackPlan {
  const isSeen = ({ id }: Unit): boolean => Object.hasOwn(view.units, id);
  const all = joiners(state).filter(isSeen);
  return {
    ...emptyPlan(target),
    hexes: PLACES.map((place) => {
      const hex = hexAt(state, target, place);
      return { ...NOBODY, units: all.filter((unit) => hex !== null && unit.hex === hex).map(({ id }) => id) };
    }),
  };
}

/** Hexes with enemies next to those who may attack, each with who could. */
export function targetsOf(
  state: CampaignState,
  view: CampaignView,
  only: string | null = null,
): readonly { readonly hex: Hex; readonly units: readonly Unit[] }[] {
  const all = joiners(state).filter(({ id }) => id === only || Object.hasOwn(view.units, id));
  const foes = view.stacks.filter(({ side }) => side !== state.actor);
  return foes.flatMap(({ hex }) => {
    const near = neighboursOf(gridIn(state), hex);
    const units = all.filter((unit) => unit.hex !== null && near.includes(unit.hex));
    const isMeant = only === null ? units.length > 0 : units.some(({ id }) => id === only);
    return isMeant ? [{ hex, units }] : [];
  });
}

/**
 * What the screen opens with: an attack on the hex it was given, or on the only one next to the unit it was given; without a
 * number an attack by that unit. Null: the players say which hex first.
 */
export function firstPlan(state: CampaignState, view: CampaignView, param: string): AttackPlan | null {
  if (view.stacks.some(({ hex, side }) => hex === param && side !== state.actor)) return planOn(state, view, param);
  const unit = joiners(state).find(({ id }) => id === param) ?? null;
  const targets = targetsOf(state, view, unit?.id ?? null);
  if (unit !== null) {
    if (targets.length === 1) return withUnit(planOn(state, view, targets[0]!.hex), state, unit);
    if (targets.length > 1) return null;
    const empty = emptyPlan();
    return { ...empty, hexes: empty.hexes.map((hex, place) => (place === 0 ? { ...hex, units: [unit.id] } : hex)) };
  }
  if (targets.length === 1) return planOn(state, view, targets[0]!.hex);
  return targets.length === 0 ? emptyPlan() : null;
}

/** Whoever was named joins, also from below another. */
export function withUnit(plan: AttackPlan, state: CampaignState, { id, hex }: Unit): AttackPlan {
  const place = PLACES.find((each) => hex !== null && hexAt(state, plan.target, each) === hex);
  if (place === undefined || plan.hexes[place]!.units.includes(id)) return plan;
  return withHex(plan, place, { units: [...plan.hexes[place]!.units, id] });
}

export const withHex = (plan: AttackPlan, place: Place, change: Partial<PlannedHex>): AttackPlan => ({
  ...plan,
  hexes: plan.hexes.map((hex, at) => (at === place ? { ...hex, ...change } : hex)),
});

const isIn = ({ units, factors }: PlannedHex): boolean => units.length > 0 || (factors ?? 0) > 0;

/** The attack as it is declared. What is left out the rules fill in from units and map. */
export function commandOf(state: CampaignState, plan: AttackPlan): CommandOf<'declareAttack'> {
  const { target, defence, terrain, bombardment } = plan;
  const attackers = PLACES.filter((place) => isIn(plan.hexes[place]!)).flatMap((place) => {
    const { units, factors, hexside } = plan.hexes[place]!;
    const from = { place, ...(hexside !== null && { hexside }) };
    if (units.length === 0) return [{ ...from, units, hex: hexAt(state, target, place), factors: factors ?? 0 }];
    // Without a target the hexes of the list may be old: nobody is held to stand where another does.
    return target === null ? units.map((unit) => ({ ...from, units: [unit] })) : [{ ...from, units }];
  });
  return {
    ...{ type: 'declareAttack', target, bombardment },
    attackers: attackers.length > 0 ? attackers : [{ units: [] }],
    ...(defence !== null && { defence }),
    ...(terrain !== null && { terrain }),
  };
}
