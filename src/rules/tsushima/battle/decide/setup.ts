import { COUNTERS, ITALIAN_CRUISERS } from '../../data/counters';
import { isPort } from '../../data/ports';
import { rollItalianCruisers as rollCruisers } from '../../procedures';
import type { CommandOf } from '../commands';
import { beginPhase } from '../flow';
import { nextGroup } from '../formation';
import { refusal } from '../refusals';
import { findGroup, findShip, type Group, kindOf } from '../state';
import { type DecideContext, done, guard, type Outcome, refused, rolled, unlessStep } from './decision';

/** Before anything else in War at Sea: whose the Italian cruisers are (TSU-57, TSU-72). */
export function rollItalianCruisers(context: DecideContext): Outcome {
  const { state } = context;
  return guard(
    context,
    [
      unlessStep(context, 'setup'),
      state.scenario !== 'war-at-sea' && refusal('NOT_IN_THIS_SCENARIO'),
      state.italian !== null && refusal('ALREADY_IN_PLAY', { ship: 'nisshin' }),
    ],
    () =>
      rolled(context, rollCruisers(), ({ owner, zones, dice }, chain) => {
        const pair = ITALIAN_CRUISERS[owner];
        const counters = COUNTERS.filter(({ id }) => (pair as readonly string[]).includes(id));
        const isInterned = zones === 0 && owner === 'ijn';
        const { id, number } = nextGroup(state.groups, owner, 'cruiser');
        const group: Group = {
          ...{ id, side: owner, kind: 'cruiser', number, name: null, ships: pair },
          ...{ where: { kind: 'zone', name: 'mediterranean' }, moved: false, revealed: true },
        };
        chain.add({ type: 'ItalianCruisersRolled', owner, zones, dice, counters, group: isInterned ? null : group });
      }),
  );
}

/** The owner puts ships where the scenario lets him (TSU-70 to TSU-72). */
export function place(context: DecideContext, { group: id, where }: CommandOf<'place'>): Outcome {
  const group = findGroup(context.state, id);
  return guard(
    context,
    [
      unlessStep(context, 'setup'),
      group === null && refusal('NO_SUCH_GROUP', { group: id }),
      where.kind === 'port' && !isPort(where.name) && refusal('NO_SUCH_PORT', { port: where.name }),
    ],
    () => done(context, (chain) => chain.add({ type: 'GroupPlaced', group: id, where })),
  );
}

/** A counter of the box that the list of the scenario lacks (AMB-17). */
export function addShip(context: DecideContext, { ship: id, side, where }: CommandOf<'addShip'>): Outcome {
  const { state } = context;
  const counter = COUNTERS.find((each) => each.id === id);
  if (counter === undefined) return refused(refusal('NO_SUCH_SHIP', { ship: id }));
  return guard(
    context,
    [
      findShip(state, id) !== null && refusal('ALREADY_IN_PLAY', { ship: id }),
      counter.side !== side && refusal('NOT_HERS', { ship: id }),
      state.battle !== null && refusal('BATTLE_ON'),
    ],
    () =>
      done(context, (chain) => {
        const kind = kindOf([counter]) ?? 'boats';
        const group = { ...nextGroup(state.groups, side, kind), side, kind, name: null, ships: [id], where };
        chain.add({ type: 'ShipAdded', counter, group: { ...group, moved: false, revealed: false } });
      }),
  );
}

export function startCampaign(context: DecideContext): Outcome {
  const { state } = context;
  const isRolled = state.scenario !== 'war-at-sea' || state.italian !== null;
  return guard(context, [unlessStep(context, 'setup'), !isRolled && refusal('ITALIAN_CRUISERS_FIRST')], () =>
    done(context, (chain) => beginPhase(chain.add({ type: 'CampaignStarted' }), 1)),
  );
}
