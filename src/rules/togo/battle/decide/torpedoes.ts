import { type FireOutcome, fireSteps, hitOf } from '../../salvo';
import { evades, torpedoNumbers, torpedoSize, torpedoTimeline } from '../../torpedo';
import { cardFacts, cardsOn, spentOn } from '../cards-in-force';
import { SIDES } from '../../types';
import type { CommandOf } from '../commands';
import type { BattleEvent } from '../events';
import { evasionFacts, evasionObjections, hasPassed, launchObjections, launchOf } from '../torpedo-facts';
import { canBeTorpedoed, findGroup, findMarker, findShip, hasLeft, hitNumbers } from '../queries';
import { declaredEvasion, evadingShips } from '../owed/due';
import { turningOf } from '../moving';
import { refusal, type TogoRefusal } from '../refusals';
import { raisedBy } from '../special';
import type { BattleState, Ship, TorpedoAttack, WaitingHit } from '../state';
import { inPhase } from './order';
import { done, type Outcome, refused, rolled, type DecideContext, guard } from './decision';

/** Behind the curtain in A: launcher, factors and target are written down, markers go on the table (TOGO-43 to TOGO-49). */
export function launchTorpedoes(table: DecideContext, command: CommandOf<'launchTorpedoes'>): Outcome {
  const { state } = table;
  const ship = findShip(state, command.ship);
  if (ship === null) return refused(refusal('NO_SUCH_SHIP', { ship: command.ship }));
  const missing = command.attacks.find(
    ({ target }) => findShip(state, target) === null && !isBlankEnemy(state, ship, target),
  );
  if (missing !== undefined && table.override) return refused(refusal('NO_SUCH_SHIP', { ship: missing.target }));
  const { boats, total } = launchOf(ship, command.boats);
  return guard(table, [inPhase(state, 'A'), ...launchObjections(state, ship, command)], () =>
    done(
      table,
      command.attacks.map(({ target, factors, range, bearing }, index): BattleEvent => ({
        type: 'TorpedoLaunched',
        marker: `t${state.next.marker + index}`,
        side: ship.side,
        turn: state.turn,
        launcher: ship.id,
        boats,
        factors,
        target,
        range,
        bearing: bearing ?? null,
        launched: total,
      })),
    ),
  );
}

/** A counter the umpire may let her launch at: its owner alone knows what is behind it. */
function isBlankEnemy(state: BattleState, ship: Ship, id: string): boolean {
  const group = findGroup(state, id);
  return group !== null && group.side !== ship.side && group.place === 'table' && !group.sighted;
}

/** Free, and looks like any other (TOGO-45): several at once look like a launch at several targets. */
export function placeDummyMarker(table: DecideContext, { side, count = 1 }: CommandOf<'placeDummyMarker'>): Outcome {
  const { state } = table;
  const events = Array.from({ length: count }, (_, index): BattleEvent => ({
    type: 'DummyMarkerPlaced',
    marker: `t${state.next.marker + index}`,
    side,
    turn: state.turn,
  }));
  return guard(table, [inPhase(state, 'A'), hasPassed(state, side)], () => done(table, events));
}

/** Both sides pass, launches or none, so that passing tells nothing. */
export function passTorpedoes(table: DecideContext, { side }: CommandOf<'passTorpedoes'>): Outcome {
  const { state } = table;
  return guard(table, [inPhase(state, 'A'), hasPassed(state, side)], () =>
    done(table, [{ type: 'SideFinished', side, phase: 'A' }]),
  );
}

/** Said aloud by both admirals: logged as both passing. */
export function passTorpedoesAloud(table: DecideContext): Outcome {
  const { state } = table;
  return guard(table, [inPhase(state, 'A'), ...SIDES.map((side) => hasPassed(state, side))], () =>
    done(
      table,
      SIDES.map((side): BattleEvent => ({ type: 'SideFinished', side, phase: 'A' })),
    ),
  );
}

/** Declared as the move begins, before anything is turned (TOGO-47). */
export function declareEvasion(table: DecideContext, { ships: ids }: CommandOf<'declareEvasion'>): Outcome {
  const { state } = table;
  const objections: (TogoRefusal | null)[] = [];
  const byGroup = new Map<string, string[]>();
  for (const id of ids) {
    const ship = findShip(state, id);
    const group = ship === null ? null : findGroup(state, ship.group);
    if (ship === null || group === null) return refused(refusal('NO_SUCH_SHIP', { ship: id }));
    objections.push(...evasionObjections(state, ship, group));
    byGroup.set(group.id, [...(byGroup.get(group.id) ?? evadingShips(state, group.id)), id]);
  }
  return guard(table, objections, () =>
    done(
      table,
      [...byGroup].map(([counter, ships]): BattleEvent => ({
        type: 'EvasionDeclared',
        counter,
        turn: state.turn,
        ships: [...new Set(ships)],
      })),
    ),
  );
}

/** The question after the move: did she really turn away from these (AMB-8)? */
export function confirmEvasion(
  table: DecideContext,
  { marker: id, away, agreed }: CommandOf<'confirmEvasion'>,
): Outcome {
  const { state, rules } = table;
  const marker = findMarker(state, id);
  const attack = marker?.state === 'revealed' ? marker.attack : null;
  const noted = attack === null ? null : evasionFacts(state, id);
  if (noted === null) return refused(refusal('NO_SUCH_MARKER', { marker: id }));
  const { ship, ...move } = noted;
  const { declared } = move;
  const facts = { ...move, away, agreed: agreed ?? away };
  const objections = [inPhase(state, 'B', 'C', 'D'), declared ? null : refusal('EVASION_NOT_DECLARED', { ship })];
  return guard(table, objections, () =>
    done(table, [
      {
        type: 'EvasionJudged',
        marker: id,
        evaded: table.override && !declared ? away : evades(facts, rules.houseRules),
        away,
        agreed: facts.agreed,
        degrees: facts.degrees,
        moved: facts.moved,
      },
    ]),
  );
}

const moveOf = (state: BattleState, ship: Ship) => {
  const move = findGroup(state, ship.group)?.move ?? null;
  return move?.turn === state.turn ? move : null;
};

/** The four rolls of an attack (TOGO-43, TOGO-46 to TOGO-50). */
export function resolveTorpedo(table: DecideContext, { marker: id }: CommandOf<'resolveTorpedo'>): Outcome {
  const { state, rules } = table;
  const marker = findMarker(state, id);
  const attack = marker?.attack ?? null;
  const known = marker !== null && marker.state === 'revealed' && attack !== null;
  if (!known) return refused(refusal(marker === null ? 'NO_SUCH_MARKER' : 'NOT_IN_THE_WATER', { marker: id }));
  const target = findShip(state, attack.target);
  const launcher = findShip(state, attack.launcher);
  if (target === null || launcher === null) return refused(refusal('NO_SUCH_SHIP', { ship: attack.target }));
  const onMove = torpedoTimeline(rules.houseRules).rolled === 'on-move';
  const judged = attack.evaded !== null || !declaredEvasion(state, target);
  const objections = [
    onMove ? inPhase(state, 'B', 'C', 'D') : inPhase(state, 'D'),
    canBeTorpedoed(state, target) ? null : outOfPlay(state, target),
    judged ? null : refusal('EVASION_NOT_JUDGED', { marker: id }),
  ];
  const numbers = attackNumbers(table, attack, launcher, target);
  if (!numbers.ok) {
    // An owner who lets turning spoil torpedoes may have none left to roll (AMB-6).
    return guard(table, objections, () => done(table, [{ type: 'MarkersRemoved', markers: [id] }]));
  }
  return guard(table, objections, () =>
    rolled(table, fireSteps([{ index: 0, numbers: numbers.value }]), (outcome) => [
      ...attackEvents(table, { id, attack }, outcome),
      ...spentOn(torpedoCards(state, launcher, target), [numbers.value.hit, numbers.value.size]),
      ...raisedBy(state, { type: 'torpedo-attack' }).map((trigger): BattleEvent => ({
        type: 'TriggerHappened',
        trigger,
        turn: state.turn,
      })),
    ]),
  );
}

/** Refused by AMB-51 where it was leaving that saved her. */
const outOfPlay = (state: BattleState, ship: Ship): TogoRefusal => {
  const gone = refusal('OUT_OF_PLAY', { ship: ship.id });
  return hasLeft(state, ship) ? { ...gone, rule: 'AMB-51' } : gone;
};

const torpedoCards = (state: BattleState, launcher: Ship, target: Ship) => [
  ...cardsOn(state, launcher, 'torpedo-hit'),
  ...cardsOn(state, target, 'torpedo-size'),
];

function attackNumbers({ state, rules }: DecideContext, attack: TorpedoAttack, launcher: Ship, target: Ship) {
  const move = moveOf(state, target);
  const isStill = move === null ? state.phase === 'D' : move.distance === 0;
  const size = torpedoSize(
    {
      printed: target.card.size.torpedo,
      evaded: attack.evaded ?? false,
      // Who has left the table has moved, whether that was noted or told by hand.
      stationary: target.anchored || (!hasLeft(state, target) && isStill),
      unaware: !state.sides[target.side].hasSightedEnemy,
      convoy: target.card.type === 'convoy',
      ...cardFacts(cardsOn(state, target, 'torpedo-size')),
    },
    rules,
  );
  if (!size.ok) return size;
  const { turned, overHalf } = turningOf(state, findGroup(state, launcher.group), launcher);
  const numbers = torpedoNumbers(
    {
      factors: attack.factors,
      range: Math.min(attack.range, 2),
      sizeUsed: size.value.value,
      armour: target.card.armour,
      turning: turned,
      overHalfTurning: overHalf,
      boats: attack.boats,
      ...cardFacts(cardsOn(state, launcher, 'torpedo-hit')),
    },
    rules,
  );
  return numbers.ok ? { ...numbers, value: { ...numbers.value, size: size.value } } : numbers;
}

function attackEvents(
  { state, rules }: DecideContext,
  { id, attack }: { readonly id: string; readonly attack: TorpedoAttack },
  { start: die, salvos: [salvo] }: FireOutcome,
): readonly BattleEvent[] {
  if (salvo === undefined) return [];
  const { numbers, onTarget, potential, actual, effective } = salvo;
  const { damage } = torpedoTimeline(rules.houseRules);
  const first = hitNumbers(state)(findShip(state, attack.target), effective);
  const hits = Array.from({ length: effective }, (_, index): WaitingHit => ({
    id: first + index,
    ...hitOf(numbers),
    source: 'torpedo',
    from: attack.launcher,
    weapon: 'torpedo',
    battery: null,
    range: attack.range,
    turn: state.turn,
    due: damage === 'on-move' ? state.phase : damage,
  }));
  const { dice, start, hit, size, pen, restricted, long } = numbers;
  const results = { dice, start, hit, size, pen, restricted, long, onTarget, potential, actual, effective, hits };
  return [{ type: 'TorpedoResolved', marker: id, launcher: attack.launcher, target: attack.target, die, ...results }];
}
