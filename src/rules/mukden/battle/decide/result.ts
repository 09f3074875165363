import { rollCombat } from '../../procedures';
import { otherSide, type Side, SIDES } from '../../types';
import { isAdjacent } from '../../hexes';
import { isIn, zoneOf } from '../../zones';
import type { CommandOf } from '../commands';
import { endAction as finish, stackObjections, takeControl } from '../flow';
import { refusal } from '../refusals';
import { activityOf, type CampaignState, gridIn, hexesOf, stackAt, stepsOf, type Unit } from '../state';
import { exposed, mayFollow } from './attack';
import {
  type Chain,
  type DecideContext,
  done,
  guard,
  isRefusal,
  type Objection,
  type Outcome,
  refused,
  rolled,
  unitsBy,
  unlessOnMap,
  unlessReady,
} from './decision';

type StepLoss = CommandOf<'takeLosses'>['losses'][number];

/** The attacker's die, or what the players' own table says (MUK-34). */
export function rollAttack(context: DecideContext): Outcome {
  const { action, table } = context.state;
  const attack = action?.attack;
  if (action?.step !== 'roll' || !attack) return refused(refusal('WRONG_STEP', { step: action?.step ?? null }));
  const crt = attack.reading === null ? null : table.crt;
  return rolled(context, rollCombat(crt, attack.reading?.finalColumn ?? 0), ({ die, losses }, chain) => {
    const lost = { [action.side]: losses[0], [otherSide(action.side)]: losses[1] } as Record<Side, number>;
    const [owed, counted] = [
      { ijn: 0, irn: 0 },
      { ijn: 0, irn: 0 },
    ];
    for (const side of SIDES) {
      const { units, typed } = exposed(chain.state, action, side);
      owed[side] = Math.min(lost[side], stepsOf(units));
      // Markers cannot take losses (MUK-33).
      counted[side] = Math.min(lost[side], typed);
    }
    chain.add({ type: 'AttackResolved', side: action.side, target: attack.target, die, losses, owed, counted });
    for (const side of SIDES) loseWithoutChoice(chain, side);
    endAttack(chain);
  });
}

/** Where one unit alone can lose the steps, or all of them lose all, nobody is asked. */
function loseWithoutChoice(chain: Chain, side: Side): void {
  const { action } = chain.state;
  if (action === null || action.owed[side] === 0) return;
  const { units } = exposed(chain.state, action, side);
  const owed = action.owed[side];
  if (units.length === 1) lose(chain, side, [{ unit: units[0]!.id, steps: owed }]);
  else if (stepsOf(units) === owed) {
    lose(
      chain,
      side,
      units.map(({ id, strength }) => ({ unit: id, steps: strength })),
    );
  }
}

/** Steps off the units and onto the track; the Cavalry Corps counts by its eliminations (MUK-2, MUK-9, MUK-35). */
function lose(chain: Chain, side: Side, losses: readonly StepLoss[]): void {
  const units = losses.map(({ unit, steps }) => {
    const before = chain.state.units[unit]!.strength;
    return { unit, before, strength: Math.max(0, before - steps) };
  });
  const isCorps = ({ unit }: { readonly unit: string }): boolean => chain.state.units[unit]!.isCavalryCorps;
  const counted = units
    .filter((each) => !isCorps(each))
    .reduce((sum, { before, strength }) => sum + before - strength, 0);
  const corpsEliminated = units.some((each) => isCorps(each) && each.strength === 0);
  chain.add({ type: 'StepsLost', side, units, counted, corpsEliminated });
}

/** When all losses are taken the defenders flip, and the attackers may advance into an empty hex (MUK-28, MUK-36). */
function endAttack(chain: Chain): void {
  const { action } = chain.state;
  const attack = action?.attack;
  if (!action || !attack || action.owed.ijn + action.owed.irn > 0) return;
  const foe = otherSide(action.side);
  const defenders = exposed(chain.state, action, foe);
  const isOut =
    attack.defenders.length === 0
      ? (attack.losses?.[1] ?? 0) >= (attack.defence ?? Infinity)
      : defenders.units.length === 0;
  const isHeld = attack.target !== null && stackAt(chain.state, attack.target).some(({ side }) => side === foe);
  const attackers = exposed(chain.state, action, action.side);
  const isLeft = attackers.units.length > 0 || attackers.typed > (attack.losses?.[0] ?? 0);
  const flipped = defenders.units.map(({ id }) => id);
  chain.add({ type: 'AttackEnded', target: attack.target, flipped, cleared: isOut && !isHeld && isLeft });
}

/** Each side spreads its own losses; nothing is carried over (MUK-35). */
export function takeLosses(context: DecideContext, { side, losses }: CommandOf<'takeLosses'>): Outcome {
  const { state } = context;
  const { action } = state;
  const owed = action?.owed[side] ?? 0;
  if (action?.step !== 'losses' || owed === 0) return refused(refusal('NOTHING_TO_TAKE'));
  const { units } = exposed(state, action, side);
  const stranger = losses.find(({ unit }) => !units.some(({ id }) => id === unit));
  const tooMany = losses.find(({ unit, steps }) => steps > (state.units[unit]?.strength ?? 0));
  const total = losses.reduce((sum, { steps }) => sum + steps, 0);
  return guard(
    context,
    [
      stranger !== undefined && refusal('NOT_IN_THE_ATTACK', { unit: stranger.unit }),
      new Set(losses.map(({ unit }) => unit)).size < losses.length && refusal('CHOSEN_TWICE'),
      (total !== owed || tooMany !== undefined) && refusal('OTHER_LOSSES', { steps: owed }),
    ],
    () =>
      done(context, (chain) => {
        lose(chain, side, losses);
        endAttack(chain);
      }),
  );
}

/** Into the empty hex, decided at once, within the stacking limit; zones are no bar (MUK-21, MUK-36, AMB-10). */
export function advance(context: DecideContext, { units: ids }: CommandOf<'advance'>): Outcome {
  const { state } = context;
  const { action } = state;
  const attack = action?.attack;
  if (action?.step !== 'advance' || !attack) return refused(refusal('WRONG_STEP', { step: action?.step ?? null }));
  const units = unitsBy(state, ids, action.side);
  if (isRefusal(units)) return refused(units);
  const attacking = attack.attackers.flatMap((each) => each.units);
  const stranger = ids.find((id) => !attacking.includes(id));
  return guard(
    context,
    [
      stranger !== undefined && refusal('NOT_IN_THE_ATTACK', { unit: stranger }),
      ...stackObjections(state, attack.target, units),
    ],
    () =>
      done(context, (chain) => {
        chain.add({ type: 'UnitsAdvanced', side: action.side, units: ids, to: attack.target });
        if (attack.target !== null) takeControl(chain, [attack.target], action.side, false);
      }),
  );
}

function probeObjections(state: CampaignState, units: readonly Unit[], to: string | null): readonly Objection[] {
  const grid = gridIn(state);
  const foes = hexesOf(state, otherSide(state.actor));
  const zone = zoneOf(grid, foes);
  const free = units.find(({ hex }) => hex !== null && !isIn(grid, zone, hex));
  const far = units.find(({ hex }) => hex !== null && to !== null && !isAdjacent(grid, hex, to));
  return [
    far !== undefined && refusal('NOT_ADJACENT', { hex: to }),
    free !== undefined && refusal('NOT_IN_A_ZONE', { unit: free.id }),
    to !== null && stackAt(state, to).length > 0 && refusal('UNITS_THERE', { hex: to }),
    to !== null && !isIn(grid, zone, to) && refusal('NO_ZONE_THERE', { hex: to }),
    ...stackObjections(state, to, units),
  ];
}

/** Units in an enemy zone enter a hex with nothing but enemy zone in it: no dice, no losses (MUK-38, AMB-9). */
export function probe(context: DecideContext, { units: ids, to }: CommandOf<'probe'>): Outcome {
  const { state } = context;
  const { action, actor } = state;
  if (activityOf(state) !== 'combat') return refused(refusal('WRONG_STEP', { step: state.phase }));
  const units = unitsBy(state, ids, actor);
  if (isRefusal(units)) return refused(units);
  const stranger = units.find(({ id }) => action !== null && !action.advanced.includes(id));
  const hasProbed = action?.parts.some(({ kind }) => kind === 'probe') === true;
  return guard(
    context,
    [
      hasProbed && refusal('PROBED_ALREADY'),
      action !== null && !mayFollow(action) && refusal(action.hasFollowed ? 'MOMENTUM_USED' : 'ATTACK_ON'),
      ...(action === null ? units.map(unlessReady) : []),
      stranger !== undefined && refusal('NOT_ADVANCED', { unit: stranger.id }),
      unlessOnMap(state, to),
      ...probeObjections(state, units, to),
    ],
    () =>
      done(context, (chain) => {
        chain.add({ type: 'UnitsProbed', side: actor, units: ids, to, momentum: action !== null });
        if (to !== null) takeControl(chain, [to], actor, false);
      }),
  );
}

/** The attackers flip, and the other side acts (MUK-15, MUK-28). */
export function endAction(context: DecideContext): Outcome {
  const { action } = context.state;
  if (action === null) return refused(refusal('WRONG_STEP', { step: context.state.phase }));
  const isFighting = action.step === 'show' || action.step === 'roll' || action.step === 'losses';
  return isFighting
    ? refused(refusal('WRONG_STEP', { step: action.step }))
    : done(context, (chain) => finish(chain, action.side, action.parts, action.units));
}
