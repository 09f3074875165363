import { NAVAL_ROUNDS } from '../../data/naval-tables';
import { AID_FLEETS } from '../../data/aid-fleets';
import type { CommandOf } from '../commands';
import { nextStage, outAtSea, rowsLeft, seasonNext } from '../flow';
import { refusal } from '../refusals';
import { type CampaignState, findFleet, findUnit, isEliminated, rowsOf, shipsOf } from '../state';
import { type DecideContext, done, guard, type Objection, type Outcome, refused, twice, unlessStage } from './decision';
import { attritionObjections } from './naval-stages';

/** A row of the checklist; what it reminds of happens on the table. */
export function tick(context: DecideContext, { row, done: isDone }: CommandOf<'tick'>): Outcome {
  const { stage } = context.state;
  return guard(context, [!rowsOf(stage).includes(row) && refusal('WRONG_STEP', { step: stage })], () =>
    done(context, (chain) => chain.add({ type: 'RowTicked', row, done: isDone })),
  );
}

function stageObjections(state: CampaignState): readonly Objection[] {
  const { stage, round, losses } = state;
  switch (stage) {
    case 'irn-initiative':
    case 'ijn-initiative':
    case 'end':
      return [refusal('WRONG_STEP', { step: stage })];
    case 'movement':
      return [round < NAVAL_ROUNDS && refusal('ROUNDS_LEFT', { round })];
    case 'attrition':
      return attritionObjections(state);
    case 'irn-combat':
    case 'ijn-combat':
      return [losses !== null && refusal('LOSSES_LEFT')];
    default:
      return [];
  }
}

/** On to the next stage; fleets that are out at sea when attrition ends are lost (RSR-1, RSR-4). */
export function endStage(context: DecideContext): Outcome {
  const { state } = context;
  return guard(context, [state.battle !== null && refusal('BATTLE_ON'), ...stageObjections(state)], () =>
    done(context, (chain) => {
      const lost = state.stage === 'attrition' ? outAtSea(state).map(({ id }) => id) : [];
      if (lost.length > 0) {
        const ships = lost.flatMap((id) => shipsOf(state, id)).map(({ id }) => id);
        chain.add({ type: 'FleetsEliminated', fleets: lost, ships });
      }
      nextStage(chain);
    }),
  );
}

const atTheEnd = ({ state }: DecideContext): Objection =>
  state.stage !== 'end' && refusal('NOT_AT_THE_END', { step: state.stage });

export function placeTrenches(context: DecideContext, { units }: CommandOf<'placeTrenches'>): Outcome {
  const stranger = units.find((id) => {
    const unit = findUnit(context.state, id);
    return unit === null || isEliminated(unit);
  });
  return guard(
    context,
    [stranger !== undefined && refusal('NO_SUCH_UNIT', { unit: stranger }), twice(units), atTheEnd(context)],
    () =>
      done(context, (chain) =>
        chain.add({ type: 'TrenchesPlaced', units }, { type: 'RowTicked', row: 'trenches', done: true }),
      ),
  );
}

/** Eligible fleets gain one morale at the end, up to their cap (RSR-9, RSR-17, AMB-5). */
export function raiseMorale(context: DecideContext, { fleets: ids }: CommandOf<'raiseMorale'>): Outcome {
  const { state } = context;
  const stranger = ids.find((id) => findFleet(state, id)?.eliminated !== false);
  if (stranger !== undefined) return refused(refusal('NO_SUCH_FLEET', { fleet: stranger }));
  const fleets = ids.flatMap((id) => findFleet(state, id) ?? []);
  const full = fleets.find(({ morale, moraleCap }) => moraleCap !== null && morale >= moraleCap);
  return guard(
    context,
    [
      twice(ids),
      atTheEnd(context),
      state.ticks.includes('morale') && refusal('RAISED_ALREADY'),
      full !== undefined && refusal('AT_THE_CAP', { fleet: full.id }),
    ],
    () =>
      done(context, (chain) => {
        for (const { id, morale: before } of fleets) {
          chain.add({ type: 'MoraleChanged', fleet: id, before, morale: before + 1, reason: 'end', charged: 0 });
        }
        if (rowsOf(state.stage).includes('morale')) chain.add({ type: 'RowTicked', row: 'morale', done: true });
      }),
  );
}

/** Each event brings the Japanese one merchant fleet, once (RSR-18). */
export const claimAid = (context: DecideContext, { event }: CommandOf<'claimAid'>): Outcome =>
  guard(context, [context.state.aid[event] && refusal('AID_CLAIMED', { event })], () =>
    done(context, (chain) => chain.add({ type: 'AidClaimed', event, fleet: AID_FLEETS[event] })),
  );

/** The turn marker moves on, and all counters turn to their unactivated side (RSR-9). */
export function endTurn(context: DecideContext, { season: said }: CommandOf<'endTurn'>): Outcome {
  const { state } = context;
  const { turn, turnLimit } = state;
  return guard(context, [unlessStage(context, 'end')], () =>
    done(context, (chain) => {
      if (turn >= (turnLimit ?? 99)) return chain.add({ type: 'CampaignEnded', winner: null });
      const season = said ?? seasonNext(state);
      const seasonTurn = season === state.season ? Math.min(99, state.seasonTurn + 1) : 1;
      return chain.add({ type: 'TurnBegan', turn: turn + 1, season, seasonTurn, skipped: rowsLeft(state) });
    }),
  );
}

/** Who has won stands in the owner's book. */
export const endCampaign = (context: DecideContext, { winner }: CommandOf<'endCampaign'>): Outcome =>
  guard(context, [context.state.battle !== null && refusal('BATTLE_ON')], () =>
    done(context, (chain) => chain.add({ type: 'CampaignEnded', winner })),
  );
