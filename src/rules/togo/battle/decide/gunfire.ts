import type { Procedure } from '../../../common/procedure';
import { rollOff } from '../../roll-off';
import { type FireOutcome, fireSteps, hitOf } from '../../salvo';
import type { FireNumbers } from '../../battery';
import { spentOn } from '../cards-in-force';
import type { CommandOf } from '../commands';
import type { BattleEvent, FiredShot } from '../events';
import { findShip, hitNumbers } from '../queries';
import { refusal, type TogoRefusal } from '../refusals';
import { type Aimed, aim, bent, gunneryCards, gunsSilent, numbersOf, targetObjection } from '../shooting';
import type { Ship, Shot, WaitingHit } from '../state';
import { actsNow, inPhase } from './order';
import { done, prefixed, type Outcome, refused, rolled, type DecideContext, guard } from './decision';

type Given = { readonly battery: number; readonly target: string; readonly range: number } & Partial<Shot>;
const shotOf = ({ battery, target, range, arc, bearing }: Given): Shot => ({
  battery,
  target,
  range,
  arc: arc ?? null,
  bearing: bearing ?? null,
});

/** What speaks against a ship's firing now (TOGO-4, TOGO-7, TOGO-33). */
function firerObjections({ state }: DecideContext, ship: Ship): (TogoRefusal | null)[] {
  return [
    inPhase(state, 'F'),
    ship.firedIn === state.turn ? refusal('ALREADY_FIRED', { ship: ship.id }) : null,
    actsNow(state, ship.side),
    gunsSilent(state, ship),
  ];
}

/** All targets of all batteries, before the die (TOGO-27). */
export function declareFire(table: DecideContext, command: CommandOf<'declareFire'>): Outcome {
  const { state } = table;
  const ship = findShip(state, command.ship);
  if (ship === null) return refused(refusal('NO_SUCH_SHIP', { ship: command.ship }));
  const shots = command.shots.map(shotOf);
  const ready = readyToFire(table, ship, shots);
  return guard(table, [...firerObjections(table, ship), ...ready.objections], () =>
    done(table, [{ type: 'FireDeclared', ship: ship.id, turn: state.turn, shots }]),
  );
}

/** At night a flash betrays her: keeping silent is a choice of its own (TOGO-24). */
export function holdFire(table: DecideContext, { ships }: CommandOf<'holdFire'>): Outcome {
  const { state } = table;
  return guard(table, [inPhase(state, 'F'), ...silenceObjections(table, ships)], () =>
    done(table, heldEvents(table, ships)),
  );
}

const silenceObjections = ({ state }: DecideContext, ships: readonly string[]): (TogoRefusal | null)[] =>
  ships.map((id) => {
    const ship = findShip(state, id);
    if (ship === null) return refusal('NO_SUCH_SHIP', { ship: id });
    return ship.firedIn === state.turn ? refusal('ALREADY_FIRED', { ship: id }) : null;
  });

const heldEvents = ({ state }: DecideContext, ships: readonly string[]): readonly BattleEvent[] =>
  ships.map((ship) => ({ type: 'FireHeld', ship, turn: state.turn }));

/** Both sides throw for an arc in dispute; the winner says which it is, and the fire names it (AMB-25). */
export function rollArcEdge(table: DecideContext, { ship, battery, target }: CommandOf<'rollArcEdge'>): Outcome {
  if (findShip(table.state, ship) === null) return refused(refusal('NO_SUCH_SHIP', { ship }));
  return guard(table, [inPhase(table.state, 'F')], () =>
    rolled(table, rollOff('AMB-25'), ({ ijn, irn, winner }) => [
      { type: 'ArcEdgeRolled', ship, battery, target, dice: { ijn, irn }, winner },
    ]),
  );
}

interface Ready {
  readonly ship: Ship;
  readonly aimed: readonly Aimed[];
  readonly objections: readonly (TogoRefusal | null)[];
}

interface Volley extends Pick<DecideContext, 'state' | 'override'> {
  readonly ready: readonly Ready[];
  readonly numbers: readonly (readonly { readonly index: number; readonly numbers: FireNumbers }[])[];
  readonly objections: readonly (TogoRefusal | null)[];
}

function readyToFire({ state, rules, override }: DecideContext, ship: Ship, shots: readonly Shot[]): Ready {
  const objections: (TogoRefusal | null)[] = shots.map(({ target }) => targetObjection(state, ship, target));
  const unseen = objections.some((objection) => objection?.code === 'TARGET_NOT_SIGHTED');
  if (unseen && !override) return { ship, aimed: [], objections };
  const aimed: Aimed[] = [];
  for (const shot of shots) {
    const ready = aim(state, ship, shot);
    if ('facts' in ready) aimed.push(ready);
    else objections.push(ready);
  }
  if (aimed.length > 0) objections.push(...numbersOf(state, ship, aimed).objections);
  if (!override) return { ship, aimed, objections };
  const unique = aimed.filter(
    ({ shot }, index) => aimed.findIndex((one) => one.shot.battery === shot.battery) === index,
  );
  return { ship, aimed: unique.map((one) => ({ ...one, facts: bent(one.facts, rules) })), objections };
}

/** A ship's whole fire, or a division's: one start die a ship, then each battery in turn (TOGO-26 to TOGO-33). */
export function fire(table: DecideContext, command: CommandOf<'fire'>): Outcome {
  const { state } = table;
  const volley = volleyOf(table, command);
  if ('code' in volley) return refused(volley);
  const { ready, objections } = volley;
  return guard(table, objections, () =>
    rolled(table, fireAll(volley), (outcomes) => {
      const numberFor = hitNumbers(state);
      const kept = command.remember ? { remembered: true } : {};
      const fired = ready.map((one, index): BattleEvent => ({
        ...firedEvent(table, one, outcomes[index], numberFor),
        ...kept,
      }));
      return [...fired, ...heldEvents(table, command.holds ?? []), ...spentCards(table, ready, outcomes)];
    }),
  );
}

const VOLLEYS = new WeakMap<CommandOf<'fire'>, Volley>();

/** Aimed once for a command: a side's volley has hundreds of rolls, and each of them is decided from the start. */
function volleyOf(table: DecideContext, command: CommandOf<'fire'>): Volley | TogoRefusal {
  const { state, override } = table;
  const known = VOLLEYS.get(command);
  if (known?.state === state && known.override === override) return known;
  const ready: Ready[] = [];
  const objections = silenceObjections(table, command.holds ?? []);
  for (const given of command.fires) {
    const ship = findShip(state, given.ship);
    if (ship === null) return refusal('NO_SUCH_SHIP', { ship: given.ship });
    if (ready.some((before) => before.ship.id === ship.id)) return refusal('ALREADY_ROLLED', { ship: ship.id });
    const declared = ship.declared?.turn === state.turn ? ship.declared.shots : null;
    const shots = given.shots?.map(shotOf) ?? declared;
    if (shots === null) return refusal('NOTHING_DECLARED', { ship: ship.id });
    const one = readyToFire(table, ship, shots);
    objections.push(...firerObjections(table, ship), ...one.objections);
    ready.push(one);
  }
  const numbers = ready.map(({ ship, aimed }) =>
    numbersOf(state, ship, aimed).numbers.flatMap((found, index) =>
      found === null ? [] : [{ index, numbers: found }],
    ),
  );
  const volley = { state, override, ready, numbers, objections };
  VOLLEYS.set(command, volley);
  return volley;
}

function* fireAll({ ready, numbers }: Volley): Procedure<readonly FireOutcome[]> {
  const outcomes: FireOutcome[] = [];
  for (const [place, { ship }] of ready.entries()) {
    outcomes.push(yield* prefixed(ship.id, fireSteps(numbers[place] ?? [])));
  }
  return outcomes;
}

/** Cards for one roll that this fire was the roll of. A second start die counts once it has been thrown. */
function spentCards({ state }: DecideContext, ready: readonly Ready[], outcomes: readonly FireOutcome[]) {
  const cards = ready.flatMap(({ ship, aimed }) => aimed.flatMap(({ target }) => gunneryCards(state, ship, target)));
  const numbers = outcomes.flatMap(({ again, salvos }) =>
    salvos.flatMap(({ numbers: { dice, start, hit, pen } }) => [dice, start, hit, pen, ...(again ? [again] : [])]),
  );
  return spentOn(cards, numbers);
}

type GunfireResolved = Extract<BattleEvent, { type: 'GunfireResolved' }>;
function firedEvent(
  { state }: DecideContext,
  { ship, aimed }: Ready,
  outcome: FireOutcome | undefined,
  numberFor: ReturnType<typeof hitNumbers>,
): GunfireResolved {
  const shots = (outcome?.salvos ?? []).flatMap((battery): FiredShot[] => {
    const one = aimed[battery.index];
    if (one === undefined) return [];
    const card = ship.card.batteries[one.shot.battery];
    const weapon = one.facts.weapon;
    const { numbers, onTarget, potential, actual, effective } = battery;
    const hits = Array.from({ length: effective }, (): WaitingHit => ({
      id: numberFor(one.target, 1),
      ...hitOf(numbers),
      source: 'gunfire',
      from: ship.id,
      weapon,
      battery: card?.name ?? null,
      range: one.shot.range,
      turn: state.turn,
      due: 'H',
    }));
    const { dice, start, startAgain, hit, size, pen, restricted, long } = numbers;
    const results = { dice, start, hit, size, pen, restricted, long, onTarget, potential, actual, effective, hits };
    const { battery: place, target, range } = one.shot;
    const again = startAgain === undefined ? {} : { startAgain };
    return [{ battery: place, name: card?.name ?? '', weapon, target, range, arc: one.arc, ...again, ...results }];
  });
  return {
    type: 'GunfireResolved',
    ship: ship.id,
    counter: ship.group,
    turn: state.turn,
    die: outcome ? outcome.start : 6,
    shots,
  };
}
