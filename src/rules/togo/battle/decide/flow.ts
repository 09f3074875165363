import { PHASE_IDS, type PhaseId } from '../../data/turn-tables';
import { resolveInitiative } from '../../initiative';
import { applyAll } from '../apply';
import { cardsOfSide, changedByCard, modifiersOf, spentOn } from '../cards-in-force';
import type { CommandOf } from '../commands';
import type { BattleEvent } from '../events';
import { allShips, canBeTorpedoed, findGroup, findShip, initiativeRolled, phaseOrder, shipsIn } from '../queries';
import { owed, owedByAll } from '../owed/owed';
import type { Owed } from '../owed/owe';
import { hasOwnReminder, isPhaseDone } from '../phase-end';
import { fromBook, refusal, type TogoRefusal } from '../refusals';
import type { BattleState, TorpedoMarker } from '../state';
import { visibilityIn } from '../special';
import { lossesOf, scoreOf } from '../victory';
import { inPhase } from './order';
import { done, type Outcome, refused, type DecideContext, guard } from './decision';

/** One die each, ties again, between A and B (TOGO-5, AMB-50). */
export function rollInitiative(table: DecideContext): Outcome {
  const { state, dice } = table;
  const objections = [
    inPhase(state, 'B'),
    initiativeRolled(state) ? refusal('ALREADY_ROLLED', { turn: state.turn }) : null,
  ];
  return guard(table, objections, () => {
    const cards = { ijn: cardsOfSide(state, 'ijn'), irn: cardsOfSide(state, 'irn') };
    const answer = resolveInitiative(dice, { ijn: modifiersOf(cards.ijn), irn: modifiersOf(cards.irn) });
    if (answer.type === 'refused') return refused(fromBook(answer.refusal));
    if (answer.type === 'needs') return answer;
    const { dice: thrown, rounds, movesLast, sums } = answer.outcome;
    const changed = changedByCard(sums.ijn) || changedByCard(sums.irn) ? { sums } : {};
    const event: BattleEvent = {
      type: 'InitiativeRolled',
      turn: state.turn,
      dice: thrown,
      rounds,
      movesLast,
      ...changed,
    };
    const spent = [...spentOn(cards.ijn, [sums.ijn]), ...spentOn(cards.irn, [sums.irn])];
    return { type: 'done', events: [event, ...spent], rolls: answer.rolls };
  });
}

/** A side has moved or fired all it wants to. */
export function finishSide(table: DecideContext, { side }: CommandOf<'finishSide'>): Outcome {
  const { state } = table;
  const objections = [
    inPhase(state, 'B', 'C', 'F'),
    initiativeRolled(state) ? null : refusal('INITIATIVE_NOT_ROLLED', { turn: state.turn }),
    state.finished.includes(side) ? refusal('ALREADY_FINISHED', { side }) : null,
  ];
  return guard(table, objections, () => done(table, [{ type: 'SideFinished', side, phase: state.phase }]));
}

/** One thing the rules want and the players will not do. A side's secret is found from behind its curtain only. */
export function waive(table: DecideContext, { code, about, side }: CommandOf<'waive'>): Outcome {
  const found = owedByAll(table.state).find(
    (one) => one.code === code && one.about === about && (one.secret === null || one.secret === side),
  );
  if (found === undefined) return refused(refusal('NO_SUCH_OBLIGATION', { code, about }));
  return done(table, [{ type: 'ObligationWaived', code, about, secret: found.secret }]);
}

/** Ends the phase it names, and on request the empty ones after it. What only one side knows never stops it. */
export function endPhase(table: DecideContext, command: CommandOf<'endPhase'>): Outcome {
  const { state } = table;
  if (state.phase !== command.phase) {
    return refused({ ...refusal('WRONG_PHASE', { phase: state.phase, wanted: [command.phase] }), rule: null });
  }
  const open = owed(state, 'public');
  const stillOwed = refusal('STILL_OWED', { owed: open.map(({ code, about }) => ({ code, about })) });
  const last = state.phase === 'I' && state.turnLimit !== null && state.turn >= state.turnLimit;
  const objections: (TogoRefusal | null)[] = [
    last ? refusal('LAST_TURN', { turn: state.turn }) : null,
    open.length > 0 && !command.waive ? stillOwed : null,
    command.auto && !isPhaseDone(state) ? { ...stillOwed, rule: null } : null,
  ];
  return guard(table, objections, () => {
    const how = command.auto ? { auto: true } : {};
    const events = [...passPhase(state, how)];
    let after = applyAll(state, events);
    const stop = command.through;
    while (
      stop !== undefined &&
      after.phase !== 'A' &&
      phaseOrder(after.phase) <= phaseOrder(stop) &&
      isPhaseDone(after) &&
      !events.some(showsCounter) &&
      !hasOwnReminder(after, state.phase)
    ) {
      const more = passPhase(after, how);
      events.push(...more);
      after = applyAll(after, more);
    }
    return done(table, events);
  });
}

/** Torpedoes have shown what a counter was: nobody should miss that. */
const showsCounter = ({ type }: BattleEvent): boolean => type === 'CounterSighted' || type === 'DummyRemoved';

/** The events of passing from this phase to the next. */
function passPhase(state: BattleState, how: { readonly auto?: boolean }): readonly BattleEvent[] {
  const all = owedByAll(state);
  const plain = ({ code, about }: Owed) => ({ code, about });
  const turn = state.phase === 'I' ? state.turn + 1 : state.turn;
  const phase: PhaseId = PHASE_IDS[phaseOrder(state.phase) + 1] ?? 'A';
  const events: BattleEvent[] = [
    {
      type: 'PhaseEnded',
      turn: state.turn,
      phase: state.phase,
      waived: all.filter(({ secret }) => secret === null).map(plain),
      secretlyWaived: all.flatMap((one) => (one.secret === null ? [] : [{ ...plain(one), side: one.secret }])),
      ...how,
    },
    ...(state.phase === 'D' ? spentMarkers(state) : []),
    { type: 'PhaseBegan', turn, phase },
  ];
  if (phase === 'D') events.push(...markersTurnedUp(state));
  if (phase === 'A') events.push(...newLight(state, turn));
  return events;
}

/** In D every marker is turned up; the dummies go (TOGO-45), and so do torpedoes that ran at a dummy counter. */
function markersTurnedUp(state: BattleState): readonly BattleEvent[] {
  const hidden = Object.values(state.markers).filter((marker) => marker.state === 'hidden');
  const found = hidden.flatMap(({ id, attack }) => {
    const group = findGroup(state, attack?.target ?? '');
    const ship = group && shipsIn(state, group).find((each) => canBeTorpedoed(state, each));
    return ship ? [{ marker: id, ship: ship.id }] : [];
  });
  const isReal = ({ id, attack }: TorpedoMarker): boolean =>
    attack !== null && (findShip(state, attack.target) !== null || found.some(({ marker }) => marker === id));
  const real = hidden.filter(isReal).map(({ id }) => id);
  const gone = hidden.filter((marker) => !isReal(marker)).map(({ id }) => id);
  return [
    ...countersTorpedoed(state, hidden),
    ...(real.length > 0
      ? [{ type: 'TorpedoesRevealed', markers: real, ...(found.length > 0 && { found }) } as const]
      : []),
    ...(gone.length > 0 ? [{ type: 'MarkersRemoved', markers: gone } as const] : []),
  ];
}

/** What lies behind a blank counter comes to light with the torpedoes that the umpire let run at it. */
function countersTorpedoed(state: BattleState, markers: readonly TorpedoMarker[]): readonly BattleEvent[] {
  const torpedoed = new Map(markers.map((marker) => [marker.attack?.target ?? '', marker]));
  return [...torpedoed].flatMap(([counter, { side, attack }]): readonly BattleEvent[] => {
    const group = findGroup(state, counter);
    if (group === null || group.sighted || group.place === 'gone') return [];
    const range = attack?.range ?? null;
    return [{ type: group.dummy ? 'DummyRemoved' : 'CounterSighted', counter, by: side, how: 'umpire', range }];
  });
}

function spentMarkers(state: BattleState): readonly BattleEvent[] {
  const spent = Object.values(state.markers).filter((marker) => marker.state === 'revealed');
  return spent.length === 0 ? [] : [{ type: 'MarkersRemoved', markers: spent.map(({ id }) => id) }];
}

/** Dusk, mist, dawn: what the scenario says can be seen in a turn, unless a die decides. */
function newLight(state: BattleState, turn: number): readonly BattleEvent[] {
  const seen = visibilityIn(state, turn);
  if (seen === null) return [];
  const night = seen.light === 'night' ? seen.range : null;
  const day = seen.light === 'night' ? state.light.day : seen.range;
  if (night === state.light.night && day === state.light.day) return [];
  return [{ type: 'LightChanged', turn, diced: false, rule: seen.rule, night, day }];
}

/** The scenario is over: the neutral tally, and the scenario's own points (AMB-44). */
export function endBattle(table: DecideContext, { winner, note = '' }: CommandOf<'endBattle'>): Outcome {
  const { state } = table;
  const counted = scoreOf(state);
  // Face down or turned up, dummy or not: which of them are real is nobody's to know.
  const running = Object.values(state.markers).some(({ state: shown }) => shown === 'hidden' || shown === 'revealed');
  return guard(table, [running ? refusal('TORPEDO_DICE_FIRST', {}) : null], () =>
    done(table, [
      {
        type: 'BattleEnded',
        losses: lossesOf(allShips(state)),
        points: counted?.standing.points ?? null,
        winner: winner ?? counted?.decision.winner ?? null,
        decisive: winner === undefined && (counted?.decision.decisive ?? false),
        note,
      },
    ]),
  );
}
