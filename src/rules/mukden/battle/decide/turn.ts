import { MUKDEN_HEX } from '../../data/critical-hexes';
import { rollParalysis as paralysisDie } from '../../procedures';
import { STACK_LIMIT } from '../../types';
import { verdictOf } from '../../victory';
import type { CommandOf } from '../commands';
import {
  criticalAt,
  enterPhase,
  isCorpsDue,
  nextPhase,
  nextTurn,
  recoverAll,
  stackObjections,
  takeControl,
} from '../flow';
import { refusal } from '../refusals';
import {
  activityOf,
  allUnits,
  type CampaignState,
  cavalryCorps,
  halfDivisions,
  stackAt,
  stepsOf,
  unitsOf,
} from '../state';
import {
  type DecideContext,
  done,
  guard,
  isRefusal,
  type Outcome,
  refused,
  rolled,
  unitsBy,
  unlessOnMap,
  unlessPhase,
} from './decision';

/** Mukden, or a railroad hex of the Russians where Mukden is Japanese or full (MUK-12). */
export function corpsHexes(state: CampaignState): readonly string[] {
  const corps = cavalryCorps(state);
  if (corps === null) return [];
  const hasRoom = (hex: string): boolean => {
    const there = stackAt(state, hex);
    return there.every(({ side }) => side === 'irn') && halfDivisions([...there, corps]) <= STACK_LIMIT;
  };
  const held = Object.keys(state.control).filter((hex) => state.control[hex] === 'irn' && hasRoom(hex));
  return held.includes(MUKDEN_HEX) ? [MUKDEN_HEX] : held.filter((hex) => hex !== MUKDEN_HEX);
}

/** Eliminated in the turn before, it comes back (MUK-12). Null: somewhere on the table, or nowhere. */
export function placeCorps(context: DecideContext, { hex }: CommandOf<'placeCorps'>): Outcome {
  const { state } = context;
  const corps = cavalryCorps(state);
  if (corps === null) return refused(refusal('NO_SUCH_UNIT'));
  return guard(
    context,
    [
      isCorpsDue(state) ? unlessPhase(state, 'I') : refusal('CORPS_NOT_DUE'),
      unlessOnMap(state, hex),
      ...stackObjections(state, hex, [corps]),
      hex !== null && !corpsHexes(state).includes(hex) && refusal('CORPS_ELSEWHERE', { hex }),
    ],
    () =>
      done(context, (chain) => {
        chain.add({ type: 'CorpsPlaced', unit: corps.id, hex });
        if (state.phase === 'I') nextPhase(chain);
      }),
  );
}

/** The Japanese say what comes first (MUK-13). */
export const chooseOrder = (context: DecideContext, { first }: CommandOf<'chooseOrder'>): Outcome =>
  guard(context, [unlessPhase(context.state, 'II')], () =>
    done(context, (chain) => {
      chain.add({ type: 'OrderChosen', first });
      nextPhase(chain);
    }),
  );

/** One die, halved; as many Russian units as there are. Counters on no list are flipped at the table (MUK-14). */
export function rollParalysis(context: DecideContext): Outcome {
  const { state } = context;
  return guard(
    context,
    [unlessPhase(state, 'III', 'VI'), state.paralysis !== null && refusal('WRONG_STEP', { step: state.phase })],
    () =>
      rolled(context, paralysisDie(), ({ die, count }, chain) => {
        const isListed = allUnits(state).some(({ side }) => side === 'irn');
        const most = isListed ? Math.min(count, unitsOf(state, 'irn').length) : count;
        chain.add({ type: 'ParalysisRolled', die, count: most });
        if (!isListed || most === 0) nextPhase(chain);
      }),
  );
}

/** Any Russian units, also those that are flipped already (MUK-14, AMB-3). */
export function paralyse(context: DecideContext, { units: ids }: CommandOf<'paralyse'>): Outcome {
  const { state } = context;
  const { paralysis } = state;
  if (paralysis === null || paralysis.count === 0) return refused(refusal('WRONG_STEP', { step: state.phase }));
  const units = unitsBy(state, ids);
  if (isRefusal(units)) return refused(units);
  const foreign = units.find(({ side }) => side !== 'irn');
  return guard(
    context,
    [
      foreign !== undefined && refusal('NOT_RUSSIAN', { unit: foreign.id }),
      units.length !== paralysis.count && refusal('OTHER_NUMBER', { count: paralysis.count }),
    ],
    () =>
      done(context, (chain) => {
        chain.add({ type: 'UnitsParalysed', units: ids });
        nextPhase(chain);
      }),
  );
}

/** Nobody passes; but both may agree that the phase is over (MUK-15, AMB-13). */
export function agreeToEnd(context: DecideContext): Outcome {
  const { state } = context;
  const isActing = activityOf(state) !== null;
  return guard(
    context,
    [!isActing && refusal('WRONG_STEP', { step: state.phase }), state.action !== null && refusal('ATTACK_ON')],
    () => done(context, nextPhase),
  );
}

/** All units of both sides turn up (MUK-16). */
export function recover(context: DecideContext): Outcome {
  const { state } = context;
  return guard(context, [unlessPhase(state, 'V', 'VIII')], () =>
    done(context, (chain) => {
      recoverAll(chain);
      if (state.phase === 'V') enterPhase(chain, 'VI');
      else nextTurn(chain);
    }),
  );
}

/** After the last turn: losses against each other, and who holds Mukden (MUK-9, AMB-8). */
export function judge(context: DecideContext, { withoutLoc, steps: typed = 0 }: CommandOf<'judge'>): Outcome {
  const { state } = context;
  const units = unitsBy(state, withoutLoc, 'irn');
  if (isRefusal(units)) return refused(units);
  return guard(context, [unlessPhase(state, 'end')], () =>
    done(context, (chain) => {
      const steps = typed + stepsOf(units);
      const facts = {
        ...{ ijnLosses: state.losses.ijn, irnLosses: state.losses.irn },
        ...{ cavalryEliminations: state.cavalryEliminations, mukden: state.control[MUKDEN_HEX] ?? 'irn' },
      };
      chain.add({ type: 'GameJudged', ...verdictOf({ ...facts, withoutLoc: steps }), ...facts, withoutLoc, steps });
    }),
  );
}

export const capitulate = (context: DecideContext, { side }: CommandOf<'capitulate'>): Outcome =>
  done(context, (chain) => chain.add({ type: 'Capitulated', side }));

/** Somebody has won, and they go on all the same: nobody wins at once again. */
export const playOn = (context: DecideContext): Outcome =>
  guard(context, [context.state.result === null && refusal('NOT_OVER')], () =>
    done(context, (chain) => chain.add({ type: 'PlayedOn' })),
  );

/** The switches of whoever plays without hexes; entering a hex does it by itself (MUK-6). */
export function setControl(context: DecideContext, { place, side }: CommandOf<'setControl'>): Outcome {
  const { state } = context;
  const hexes = Object.keys(state.control).filter((hex) => criticalAt(state, hex) === place);
  return done(context, (chain) => takeControl(chain, hexes, side, true));
}

/** Something finished is taken back only if the opponent agrees; that he did is kept (MUK-40). */
export const recordConsent = (context: DecideContext, { side }: CommandOf<'recordConsent'>): Outcome =>
  done(context, (chain) => chain.add({ type: 'ConsentGiven', side }));
