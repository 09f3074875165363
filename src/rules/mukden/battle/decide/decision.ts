import { decisionsOf, type Deciding, EventChain } from '../../../common/decision';
import type { Decision } from '../../../rulebook';
import type { Hex, Side } from '../../types';
import { isOnMap } from '../../hexes';
import { apply } from '../apply';
import type { Command } from '../commands';
import { curtainOf } from '../curtain';
import type { CampaignEvent } from '../events';
import { fromInput, type MukdenRefusal, type MukdenRefusalCode, refusal } from '../refusals';
import {
  type CampaignState,
  findUnit,
  gridIn,
  isInPlay,
  type Order,
  activityOf,
  type Phase,
  type Unit,
} from '../state';

export type DecideContext = Deciding<CampaignState, Side>;
export type Outcome = Decision<CampaignEvent, MukdenRefusalCode>;
export type Chain = EventChain<CampaignState, CampaignEvent>;
export type Objection = MukdenRefusal | null | false | undefined;

export const { refused, rolled, done, guard, decideBy } = decisionsOf<
  CampaignState,
  Command,
  CampaignEvent,
  MukdenRefusalCode,
  Side,
  Chain
>({
  curtainOf,
  chainFrom: (state) => new EventChain(state, apply),
  fromInput,
  overridden: ({ code, rule, data }, secret) => ({ type: 'RuleOverridden', code, rule, data, secret }),
  inSecret: (side) => ({ type: 'DoneInSecret', side }),
});

/** Objects unless it is one of these phases. */
export const unlessPhase = ({ phase }: CampaignState, ...phases: readonly Phase[]): Objection =>
  !phases.includes(phase) && refusal('WRONG_STEP', { step: phase });

/** Objects unless this is done in the phase, and no other action is under way (MUK-18). */
export const unlessActing = (state: CampaignState, activity?: Order): Objection => {
  const now = activityOf(state);
  if (now === null || (activity !== undefined && now !== activity)) return refusal('WRONG_STEP', { step: state.phase });
  return state.action !== null && refusal('ATTACK_ON');
};

export const unlessOnMap = (state: CampaignState, hex: Hex | null | undefined): Objection =>
  hex != null && !isOnMap(gridIn(state), hex) && refusal('NO_SUCH_HEX', { hex });

/** Units by their ids, those that are left, or what is wrong with them. */
export function unitsBy(state: CampaignState, ids: readonly string[], side?: Side): readonly Unit[] | MukdenRefusal {
  const units: Unit[] = [];
  for (const id of ids) {
    const unit = findUnit(state, id);
    if (unit === null || !isInPlay(unit)) return refusal('NO_SUCH_UNIT', { unit: id });
    if (side !== undefined && unit.side !== side) return refusal('NOT_YOURS', { unit: id });
    units.push(unit);
  }
  return new Set(ids).size < ids.length ? refusal('CHOSEN_TWICE') : units;
}

export const isRefusal = (value: readonly Unit[] | MukdenRefusal): value is MukdenRefusal => 'code' in value;

/** A unit that is flipped or paralysed neither moves nor attacks, nor is it flipped for an action (MUK-4, AMB-12). */
export const unlessReady = ({ id, disrupted, paralysed }: Unit): Objection =>
  (paralysed && refusal('UNIT_PARALYSED', { unit: id })) || (disrupted && refusal('UNIT_FLIPPED', { unit: id }));
