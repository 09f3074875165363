import { ASSAULT_ROUNDS } from '../../data/land-tables';
import { assaultModifier, oddsColumn } from '../../land';
import { commandNeed } from '../../naval';
import { rollActivation, rollAssault, type Trier } from '../../procedures';
import { otherSide, type Side } from '../../types';
import type { CommandOf } from '../commands';
import { type RedSunRefusal, refusal } from '../refusals';
import {
  allHqs,
  type CampaignState,
  findHq,
  findUnit,
  type Headquarters,
  isEliminated,
  type PendingLosses,
  sideOf,
  stepsLeft,
  strengthNow,
  type Unit,
} from '../state';
import {
  type DecideContext,
  done,
  guard,
  isRefusal,
  type Objection,
  type Outcome,
  refused,
  rolled,
  twice,
  unlessStage,
} from './decision';

/** Units by their ids, those that are left, or what is wrong with them. */
function unitsOf(state: CampaignState, ids: readonly string[], side?: Side): readonly Unit[] | RedSunRefusal {
  const units: Unit[] = [];
  for (const id of ids) {
    const unit = findUnit(state, id);
    if (unit === null || isEliminated(unit)) return refusal('NO_SUCH_UNIT', { unit: id });
    if (side !== undefined && unit.side !== side) return refusal('NOT_HERS', { unit: id });
    units.push(unit);
  }
  return units;
}

/** Judged in the supply stage, and held until after combat (RSR-5). */
export function setSupply(context: DecideContext, { units: ids, supplied }: CommandOf<'setSupply'>): Outcome {
  const { state } = context;
  const units = unitsOf(state, ids);
  if (isRefusal(units)) return refused(units);
  const late = units.find(({ side }) => state.stage !== `${side}-supply`);
  return guard(context, [twice(ids), late !== undefined && refusal('SUPPLY_HOLDS', { unit: late.id })], () =>
    done(context, (chain) => chain.add({ type: 'SupplySet', units: ids, supplied })),
  );
}

const unlessReinforcing = ({ stage }: CampaignState, { id, side }: Unit): Objection =>
  stage !== `${side}-reinforcement` && refusal('NOT_REINFORCING', { unit: id });

export function assignUnit(context: DecideContext, { unit: id, hq: to }: CommandOf<'assignUnit'>): Outcome {
  const { state } = context;
  const unit = findUnit(state, id);
  const hq = to === null ? null : findHq(state, to);
  if (unit === null) return refused(refusal('NO_SUCH_UNIT', { unit: id }));
  if (to !== null && hq === null) return refused(refusal('NO_SUCH_HEADQUARTERS', { hq: to }));
  return guard(
    context,
    [hq !== null && hq.side !== unit.side && refusal('NOT_HERS', { unit: id }), unlessReinforcing(state, unit)],
    () => done(context, (chain) => chain.add({ type: 'UnitAssigned', unit: id, hq: to })),
  );
}

/** A replacement step brings one back (RSR-6). */
export function replaceStep(context: DecideContext, { unit: id }: CommandOf<'replaceStep'>): Outcome {
  const unit = findUnit(context.state, id);
  if (unit === null) return refused(refusal('NO_SUCH_UNIT', { unit: id }));
  return guard(
    context,
    [unit.lost === 0 && refusal('NOTHING_LOST', { unit: id }), unlessReinforcing(context.state, unit)],
    () => done(context, (chain) => chain.add({ type: 'StepReplaced', unit: id, lost: unit.lost - 1 })),
  );
}

/** Who rolls, headquarters or unit, with the number that was typed. */
interface Commanded {
  readonly id: string;
  readonly side: Side;
  readonly rating: number | null;
  readonly activation: Unit['activation'];
  readonly unit: Unit | null;
  readonly hq: Headquarters | null;
}

function commandedBy(state: CampaignState, id: string): Commanded | null {
  const hq = findHq(state, id);
  const unit = findUnit(state, id);
  if (hq !== null) return { id, side: hq.side, rating: hq.rating, activation: hq.activation, unit: null, hq };
  if (unit === null || isEliminated(unit)) return null;
  return { id, side: unit.side, rating: unit.number, activation: unit.activation, unit, hq: null };
}

/** The Command Value an active supreme headquarters of a side has to lend; null without one (RSR-7). */
export function lendable(state: CampaignState, side: Side): number | null {
  const supreme = allHqs(state).find((hq) => hq.side === side && hq.isSupreme && hq.activation === 'active');
  return supreme?.commandValue ?? null;
}

/** The supreme headquarters that has yet to roll (RSR-7). */
const supremeWaiting = (state: CampaignState, side: Side): Headquarters | null =>
  allHqs(state).find((hq) => hq.side === side && hq.isSupreme && hq.activation === 'ready') ?? null;

/** The first rule that speaks against somebody's try. */
function activationProblem(state: CampaignState, { id, side, unit, hq, activation }: Commanded): Objection {
  if (activation !== 'ready') return refusal('TRIED_ALREADY', { who: id });
  if (hq !== null)
    return !hq.isSupreme && supremeWaiting(state, side) !== null && refusal('SUPREME_FIRST', { who: id });
  const own = unit?.hq == null ? null : findHq(state, unit.hq);
  if (own === null) return refusal('UNASSIGNED', { who: id });
  return own.activation !== 'active' && refusal('HEADQUARTERS_INACTIVE', { who: id, hq: own.id });
}

export const mayTry = (state: CampaignState, id: string): boolean => {
  const who = commandedBy(state, id);
  return who !== null && who.rating !== null && !activationProblem(state, who);
};

/** One die each: the number or less, the season on the die, a lent Command Value on the number (RSR-7, RSR-14). */
export function activate(context: DecideContext, { who: ids, lend }: CommandOf<'activate'>): Outcome {
  const { state } = context;
  const side = sideOf(state.stage);
  const wrongStage = unlessStage(context, 'irn-activation', 'ijn-activation');
  if (wrongStage || side === null) return refused(wrongStage || refusal('WRONG_STEP', { step: state.stage }));
  const all: Commanded[] = [];
  for (const id of ids) {
    const who = commandedBy(state, id);
    if (who === null) return refused(refusal('NO_SUCH_UNIT', { unit: id }));
    all.push(who);
  }
  const value = lendable(state, side);
  const isArmy = all.every(({ hq }) => hq !== null && !hq.isSupreme);
  const lent = lend && isArmy ? (value ?? 0) : 0;
  const foreign = all.find((who) => who.side !== side);
  const unrated = all.find(({ rating }) => rating === null);
  const triers = all.map(({ id, rating }): Trier => ({
    id,
    need: commandNeed({ rating: rating ?? 0, season: state.season, lent }, 'RSR-7', state.rulings),
  }));
  return guard(
    context,
    [
      twice(ids),
      foreign !== undefined && refusal('NOT_HERS', { who: foreign.id }),
      unrated !== undefined && refusal('RATING_MISSING', { who: unrated.id }),
      ...all.map((who) => activationProblem(state, who)),
      lend && (value === null || !isArmy) && refusal('NOTHING_TO_LEND'),
    ],
    () =>
      rolled(context, rollActivation(triers), (rolls, chain) => {
        const tried = rolls.map((roll, place) => ({ ...roll, need: triers[place]!.need }));
        chain.add({ type: 'Activated', tried, lent });
      }),
  );
}

const sum = (units: readonly Unit[], value: (unit: Unit) => number): number =>
  units.reduce((total, unit) => total + value(unit), 0);

/** An assault of units, or of strengths that were counted at the table (RSR-8, RSR-21). */
export function assault(context: DecideContext, command: CommandOf<'assault'>): Outcome {
  const { state } = context;
  const { attackers: attackerIds, defenders: defenderIds, terrain, river } = command;
  const side = sideOf(state.stage);
  const wrongStage = unlessStage(context, 'irn-combat', 'ijn-combat');
  if (wrongStage || side === null) return refused(wrongStage || refusal('WRONG_STEP', { step: state.stage }));
  const attackers = unitsOf(state, attackerIds, side);
  if (isRefusal(attackers)) return refused(attackers);
  const defenders = unitsOf(state, defenderIds, otherSide(side));
  if (isRefusal(defenders)) return refused(defenders);
  const attack = command.attack ?? sum(attackers, strengthNow);
  const defence = command.defence ?? sum(defenders, strengthNow);
  const defended = defenders.find((unit) => unit.defended);
  const column = oddsColumn(attack, defence);
  const modifier = assaultModifier(terrain, river);
  return guard(
    context,
    [
      twice([...attackerIds, ...defenderIds]),
      attack === 0 && refusal('NO_ATTACKERS'),
      defence === 0 && refusal('NO_DEFENCE'),
      defended !== undefined && refusal('DEFENDED_ALREADY', { unit: defended.id }),
      state.losses !== null && refusal('LOSSES_LEFT'),
    ],
    () =>
      rolled(context, rollAssault(column, modifier.value), ({ die, losses: [attacker, defender] }, chain) => {
        const owed = {
          attackers: Math.min(attacker, sum(attackers, stepsLeft)),
          defenders: Math.min(defender, sum(defenders, stepsLeft)),
        };
        chain.add({
          ...{ type: 'Assaulted', attackers: attackerIds, defenders: defenderIds, attack, defence, terrain, river },
          ...{ column, modifier, die, round: state.assaultRound, losses: { attackers: attacker, defenders: defender } },
          owed,
        });
      }),
  );
}

/** Steps where they cost the least strength, for a side that does not choose. */
export function cheapestLosses(
  state: CampaignState,
  { attackers, defenders, owed }: PendingLosses,
): CommandOf<'takeLosses'>['losses'] {
  const taken = new Map<string, number>();
  for (const side of ['attackers', 'defenders'] as const) {
    for (let step = 0; step < owed[side]; step += 1) {
      const costs = (side === 'attackers' ? attackers : defenders).flatMap((id) => {
        const unit = findUnit(state, id);
        const lost = unit === null ? 0 : unit.lost + (taken.get(id) ?? 0);
        if (unit === null || lost >= unit.strengths.length) return [];
        return [{ id, cost: unit.strengths[lost]! - (unit.strengths[lost + 1] ?? 0) }];
      });
      const [cheapest] = costs.sort((a, b) => a.cost - b.cost);
      if (cheapest !== undefined) taken.set(cheapest.id, (taken.get(cheapest.id) ?? 0) + 1);
    }
  }
  return [...taken].map(([unit, steps]) => ({ unit, steps }));
}

/** Each side says which units lose the steps. */
export function takeLosses(context: DecideContext, { losses }: CommandOf<'takeLosses'>): Outcome {
  const { state } = context;
  const pending = state.losses;
  if (pending === null) return refused(refusal('NOTHING_TO_TAKE'));
  const stranger = losses.find(({ unit }) => ![...pending.attackers, ...pending.defenders].includes(unit));
  const tooMany = losses.find(
    ({ unit, steps }) => steps > stepsLeft(findUnit(state, unit) ?? { strengths: [], lost: 0 }),
  );
  const stepsOf = (side: 'attackers' | 'defenders'): number =>
    losses.reduce((total, { unit, steps }) => total + (pending[side].includes(unit) ? steps : 0), 0);
  const other = (['attackers', 'defenders'] as const).find((side) => stepsOf(side) !== pending.owed[side]);
  return guard(
    context,
    [
      twice(losses.map(({ unit }) => unit)),
      stranger !== undefined && refusal('NOT_IN_THE_ASSAULT', { unit: stranger.unit }),
      tooMany !== undefined && refusal('WRONG_NUMBER', { unit: tooMany.unit }),
      other !== undefined && refusal('OTHER_LOSSES', { side: other, wanted: pending.owed[other] }),
    ],
    () =>
      done(context, (chain) =>
        chain.add({
          type: 'LossesTaken',
          units: losses.map(({ unit, steps }) => ({ unit, lost: findUnit(state, unit)!.lost + steps })),
        }),
      ),
  );
}

/** At most three rounds in a combat stage (RSR-8). */
export function nextAssaultRound(context: DecideContext): Outcome {
  const { assaultRound, losses } = context.state;
  return guard(
    context,
    [
      unlessStage(context, 'irn-combat', 'ijn-combat'),
      assaultRound >= ASSAULT_ROUNDS && refusal('NO_ROUNDS_LEFT', { round: assaultRound }),
      losses !== null && refusal('LOSSES_LEFT'),
      assaultRound >= 99 && refusal('WRONG_STEP'),
    ],
    () => done(context, (chain) => chain.add({ type: 'AssaultRoundBegan', round: assaultRound + 1 })),
  );
}
