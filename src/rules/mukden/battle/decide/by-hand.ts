import { badValue } from '../../../common/refusal';
import { within } from '../../../common/shape';
import { isTrueRoll } from '../../kept-roll';
import { RULINGS } from '../../rulings';
import { MOST_STRENGTH } from '../../types';
import type { CommandOf } from '../commands';
import { shapeAt, valueAt } from '../correct';
import { secretPath } from '../curtain';
import { isCorpsDue, markersIn, recoverAll, stackObjections } from '../flow';
import { fromInput, refusal } from '../refusals';
import { controlOf, unitFrom } from '../setup';
import {
  allUnits,
  type CampaignState,
  cavalryCorps,
  findUnit,
  isFlipped,
  isInPlay,
  type Phase,
  PHASES,
  stackAt,
} from '../state';
import { type DecideContext, done, guard, type Outcome, refused, unlessOnMap } from './decision';

/** Own stacks are ordered freely; all of the stack is named, the top one first (MUK-18). */
export function restack(context: DecideContext, { hex, units }: CommandOf<'restack'>): Outcome {
  const stack = stackAt(context.state, hex);
  const isWhole = units.length === stack.length && stack.every(({ id }) => units.includes(id));
  const [top] = stack;
  if (top === undefined || !isWhole) return refused(refusal('NOT_THE_STACK', { hex }));
  return done(context, (chain) => chain.add({ type: 'StackOrdered', side: top.side, hex, units }));
}

/** Where a counter stands on the table: set up or set right, not moved, so that no hex changes hands. */
export function placeUnit(context: DecideContext, { unit: id, hex }: CommandOf<'placeUnit'>): Outcome {
  const { state } = context;
  const unit = findUnit(state, id);
  if (unit === null || !isInPlay(unit)) return refused(refusal('NO_SUCH_UNIT', { unit: id }));
  return guard(context, [unlessOnMap(state, hex), ...stackObjections(state, hex, [unit])], () =>
    done(context, (chain) => chain.add({ type: 'UnitPlaced', unit: id, from: unit.hex, hex })),
  );
}

export function addUnit(context: DecideContext, { unit }: CommandOf<'addUnit'>): Outcome {
  const { state } = context;
  const isSecondCorps = unit.isCavalryCorps && (cavalryCorps(state) !== null || unit.side !== 'irn');
  return guard(
    context,
    [
      Object.hasOwn(state.units, unit.id) && refusal('ALREADY_IN_PLAY', { unit: unit.id }),
      isSecondCorps && refusal('ONE_CORPS'),
      unit.strength > MOST_STRENGTH && refusal('TOO_STRONG', { unit: unit.id }),
      unlessOnMap(state, unit.hex),
      ...stackObjections(state, unit.hex, [unitFrom(unit, false)]),
    ],
    () => done(context, (chain) => chain.add({ type: 'UnitAdded', unit })),
  );
}

/** A counter that is off the map at the table; what it cost is set right on the track. */
export function removeUnit(context: DecideContext, { unit: id }: CommandOf<'removeUnit'>): Outcome {
  const { state } = context;
  const unit = findUnit(state, id);
  if (unit === null || !isInPlay(unit)) return refused(refusal('NO_SUCH_UNIT', { unit: id }));
  return guard(context, [state.action !== null && refusal('ATTACK_ON')], () =>
    done(context, (chain) => chain.add({ type: 'UnitRemoved', unit: id })),
  );
}

/** A quick roll, in the log of a campaign; nothing follows from it. */
export const keepRoll = (context: DecideContext, { roll }: CommandOf<'keepRoll'>): Outcome =>
  isTrueRoll(roll)
    ? done(context, (chain) => chain.add({ type: 'RollKept', roll }))
    : refused(fromInput(badValue('roll', 'half the die')));

/** Another table from now on; old rolls are never read again, nor is an attack that is declared. */
export const useTable = (context: DecideContext, { source, crt }: CommandOf<'useTable'>): Outcome =>
  guard(
    context,
    [
      source === 'yours' && crt === null && refusal('TABLE_MISSING'),
      context.state.action !== null && refusal('ATTACK_ON'),
    ],
    () => done(context, (chain) => chain.add({ type: 'TableChanged', source, crt: source === 'yours' ? crt : null })),
  );

/** Terrain that the owner has painted, or none; the railroad may run elsewhere then. */
export function useBoard(context: DecideContext, { board, lastRow }: CommandOf<'useBoard'>): Outcome {
  const { rulings, control, ...state } = context.state;
  const row = lastRow ?? state.lastRow;
  return done(context, (chain) =>
    chain.add({ type: 'BoardChanged', board, lastRow: row, control: controlOf(rulings, row, board, control) }),
  );
}

export function changeHouseRule(context: DecideContext, { key, value }: CommandOf<'changeHouseRule'>): Outcome {
  const { rulings, lastRow, board, control } = context.state;
  const values: readonly string[] = RULINGS[key].values;
  if (!values.includes(value)) return refused(fromInput(badValue(`houseRules.${key}`, values.join('|'))));
  const held = controlOf({ ...rulings, [key]: value }, lastRow, board, control);
  return done(context, (chain) =>
    chain.add({ type: 'HouseRuleChanged', key, before: rulings[key], value, control: held }),
  );
}

const RECOVERIES = ['V', 'VIII'] as const satisfies readonly Phase[];

/** Whether the table has been through a recovery on its way to this phase. At the end nobody acts any more. */
function hasRecovered(now: CampaignState, turn: number, phase: Phase): boolean {
  if (phase === 'end' || turn !== now.turn) return phase !== 'end' && turn > now.turn;
  const at = (each: Phase): number => PHASES.indexOf(each);
  return RECOVERIES.some((each) => at(now.phase) <= at(each) && at(each) < at(phase));
}

/** Catches up with the table in one sentence: what was under way is left. Phase I is there for the Cavalry Corps alone. */
export function goTo(context: DecideContext, { turn, phase: wanted, order }: CommandOf<'goTo'>): Outcome {
  const { state } = context;
  const phase = wanted === 'I' && !isCorpsDue(state) ? 'II' : wanted;
  const isLater = phase !== 'I' && phase !== 'II';
  const first = isLater ? (order ?? state.order ?? 'movement') : null;
  return done(context, (chain) => {
    chain.add({ type: 'MovedOn', turn, phase, order: first, markers: markersIn(phase, first) });
    if (hasRecovered(state, turn, phase) && allUnits(state).some(isFlipped)) recoverAll(chain);
  });
}

/** Any value by hand; the log keeps what it was. */
export function correct(context: DecideContext, { path, value, reason = '' }: CommandOf<'correct'>): Outcome {
  const { state } = context;
  const shape = shapeAt(path);
  const before = valueAt(state, path);
  if (shape === null || before === undefined) return refused(refusal('NO_SUCH_VALUE', { path }));
  const problem = shape.problem(value);
  if (problem !== null) return refused(fromInput(within(path.join('.'), problem)));
  const secret = secretPath(state, path);
  return done(context, (chain) => chain.add({ type: 'Corrected', path, before, value, reason, secret }));
}
