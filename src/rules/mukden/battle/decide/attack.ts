import { factorsOf, mostMarkers, readAttack } from '../../combat';
import { directionOf, isAdjacent } from '../../hexes';
import { hexsideBetween, terrainAt } from '../../movement';
import { MOST_IN_A_HEX, otherSide, type Side } from '../../types';
import { hasLine, supplyDistances } from '../../zones';
import type { CommandOf } from '../commands';
import type { EventOf } from '../events';
import { refusal } from '../refusals';
import {
  type Action,
  activityOf,
  type AttackFrom,
  type CampaignState,
  gridIn,
  hexesOf,
  stackAt,
  stepsOf,
  type Unit,
  unitsOf,
} from '../state';
import {
  type DecideContext,
  done,
  guard,
  isRefusal,
  type Objection,
  type Outcome,
  refused,
  unitsBy,
  unlessOnMap,
  unlessReady,
} from './decision';

type Declared = Omit<EventOf<'AttackDeclared'>, 'type'>;

/** Whether an action may go on: once, with those that advanced (MUK-37). */
export const mayFollow = ({ step, hasFollowed, attack }: Action): boolean =>
  step === 'follow' || (step === 'advance' && !hasFollowed && isTyped(attack?.attackers ?? []));

/** Attackers of whom nothing but their factors is known. */
const isTyped = (attackers: readonly AttackFrom[]): boolean =>
  attackers.length > 0 && attackers.every(({ units }) => units.length === 0);

/** What attackers from one place bring, with everything that was left out filled in. */
function attackFrom(
  state: CampaignState,
  target: string | null,
  given: CommandOf<'declareAttack'>['attackers'][number],
  units: readonly Unit[],
): AttackFrom {
  const hex = given.hex === undefined ? (units[0]?.hex ?? null) : given.hex;
  const place = hex === null || target === null ? null : directionOf(gridIn(state), target, hex);
  const painted =
    state.board === null || hex === null || target === null
      ? 'open'
      : hexsideBetween(state.board, hex, target, state.actor);
  return {
    ...{ hex, place: place ?? given.place ?? null, units: given.units },
    factors: given.factors ?? stepsOf(units),
    hexside: given.hexside ?? painted,
  };
}

/** An attack as it is declared, filled in from units and map, hidden defenders too: nothing to plan with (MUK-18). */
function attackOf(
  state: CampaignState,
  command: CommandOf<'declareAttack'>,
): { readonly declared: Declared; readonly units: readonly Unit[] } | ReturnType<typeof refusal> {
  const { actor, board, action, table } = state;
  const { target } = command;
  const units = unitsBy(
    state,
    command.attackers.flatMap((each) => each.units),
    actor,
  );
  if (isRefusal(units)) return units;
  const attackers = command.attackers.map((each) =>
    attackFrom(
      state,
      target,
      each,
      units.filter(({ id }) => each.units.includes(id)),
    ),
  );
  const defenders = target === null ? [] : stackAt(state, target).filter(({ side }) => side !== actor);
  const defence = command.defence ?? (defenders.length > 0 ? stepsOf(defenders) : null);
  const terrain = command.terrain ?? (board === null || target === null ? 'clear' : terrainAt(board, target));
  const facts = { side: actor, attackers, terrain, bombardment: command.bombardment ?? 0 };
  const reading =
    defence === null || table.crt === null ? null : readAttack({ ...facts, defence }, table.crt, state.rulings);
  return {
    declared: {
      ...{ ...facts, target, defence, reading, momentum: action !== null },
      defenders: defenders.map(({ id }) => id),
    },
    units,
  };
}

/** What speaks against bombardment (MUK-13, MUK-33, MUK-37). */
function bombardmentObjections(
  state: CampaignState,
  { attackers, bombardment, momentum }: Declared,
): readonly Objection[] {
  if (bombardment === 0) return [];
  const { actor, markers, phase, order } = state;
  const factors = factorsOf(attackers);
  const grid = gridIn(state);
  const distances = supplyDistances(grid, actor, hexesOf(state, otherSide(actor)));
  const isCut = attackers.every(({ hex }) => hex !== null && !hasLine(grid, actor, distances, hex));
  return [
    actor !== 'ijn' && refusal('NOT_JAPANESE'),
    momentum && refusal('NO_GUNS_IN_MOMENTUM'),
    (phase !== 'IV' || order !== 'combat') && refusal('NO_BOMBARDMENT'),
    bombardment > markers && refusal('MARKERS_USED', { left: markers }),
    bombardment > mostMarkers(factors, bombardment) && refusal('TOO_MANY_MARKERS', { most: factors }),
    isCut && refusal('NO_COMMUNICATION'),
  ];
}

/** More than two divisions can have, in a hex (MUK-2, MUK-17). */
function strengthObjections({ attackers, defence }: Declared): readonly Objection[] {
  const hexes = new Set(attackers.map(({ hex, place }, at) => hex ?? (place === null ? `at ${at}` : `place ${place}`)));
  const totals = [...hexes].map((key) =>
    factorsOf(
      attackers.filter(({ hex, place }, at) => (hex ?? (place === null ? `at ${at}` : `place ${place}`)) === key),
    ),
  );
  const most = Math.max(...totals, defence ?? 0);
  return [most > MOST_IN_A_HEX && refusal('TOO_MANY_FACTORS', { factors: most })];
}

/** Once the defenders are shown nothing is called off (MUK-18, MUK-26). */
export function declareAttack(context: DecideContext, command: CommandOf<'declareAttack'>): Outcome {
  const { state } = context;
  const { action, actor } = state;
  const { target } = command;
  if (activityOf(state) !== 'combat') return refused(refusal('WRONG_STEP', { step: state.phase }));
  const made = attackOf(state, command);
  if ('code' in made) return refused(made);
  const { declared, units } = made;
  const stranger = units.find(({ id }) => action !== null && !action.advanced.includes(id));
  const isFar = declared.attackers.some(
    ({ hex }) => hex !== null && target !== null && !isAdjacent(gridIn(state), target, hex),
  );
  const isElsewhere = units.some(
    ({ id, hex }) => hex !== null && declared.attackers.some((each) => each.units.includes(id) && each.hex !== hex),
  );
  const enemies = unitsOf(state, otherSide(actor));
  const isEmpty =
    declared.defence === null && target !== null && enemies.length > 0 && enemies.every(({ hex }) => hex !== null);
  return guard(
    context,
    [
      action !== null && !mayFollow(action) && refusal(action.hasFollowed ? 'MOMENTUM_USED' : 'ATTACK_ON'),
      factorsOf(declared.attackers) === 0 && refusal('NO_ATTACKERS'),
      declared.defence === 0 && refusal('NO_DEFENCE'),
      ...(action === null ? units.map(unlessReady) : []),
      stranger !== undefined && action?.step !== 'show' && refusal('NOT_ADVANCED', { unit: stranger.id }),
      unlessOnMap(state, target),
      (isFar || isElsewhere) && refusal('NOT_ADJACENT', { hex: target }),
      isEmpty && refusal('NOBODY_THERE', { hex: target }),
      ...strengthObjections(declared),
      ...bombardmentObjections(state, declared),
    ],
    () => done(context, (chain) => chain.add({ type: 'AttackDeclared', ...declared })),
  );
}

/** Those whom the units of an attack cannot tell: the defender says how strong he is (MUK-18). */
export function showDefenders(context: DecideContext, { defence }: CommandOf<'showDefenders'>): Outcome {
  const { action, table, rulings } = context.state;
  const attack = action?.attack;
  if (action?.step !== 'show' || !attack) return refused(refusal('WRONG_STEP', { step: action?.step ?? null }));
  const facts = { ...attack, side: action.side, defence };
  return guard(
    context,
    [
      defence === 0 && refusal('NO_DEFENCE'),
      defence > MOST_IN_A_HEX && refusal('TOO_MANY_FACTORS', { factors: defence }),
    ],
    () =>
      done(context, (chain) =>
        chain.add({
          ...{ type: 'DefendersShown', defence },
          reading: table.crt === null ? null : readAttack(facts, table.crt, rulings),
        }),
      ),
  );
}

/** Whose units take losses in an attack, and how many of its factors are on no list. */
export function exposed(
  state: CampaignState,
  { side, attack }: Action,
  of: Side,
): { readonly units: readonly Unit[]; readonly typed: number } {
  const ids = of === side ? (attack?.attackers ?? []).flatMap(({ units }) => units) : (attack?.defenders ?? []);
  const units = ids.flatMap((id) => state.units[id] ?? []).filter(({ strength }) => strength > 0);
  const all = of === side ? factorsOf(attack?.attackers ?? []) : (attack?.defence ?? 0);
  return { units, typed: ids.length === 0 ? all : 0 };
}
