import type { Procedure } from '../../../common/procedure';
import { type HitOutcome, hitSteps, statusOf, type Target } from '../../damage';
import { smallSteps, type SmallOutcome } from '../../small-craft';
import { MARKERS } from '../../types';
import type { CommandOf } from '../commands';
import type { BattleEvent } from '../events';
import { unresolvedTorpedoes } from '../owed/due';
import { dueHits, findShip, hitNumbers, isSmall, targetOf } from '../queries';
import { refusal, type TogoRefusal } from '../refusals';
import type { DamageMarker, Ship, WaitingHit } from '../state';
import { shipLost } from './formations';
import { inPhase } from './order';
import { prefixed, type Outcome, refused, rolled, type DecideContext, guard } from './decision';

/** What the hits of one ship came to. */
type Worked =
  | { readonly type: 'ship'; readonly hits: readonly HitWorked[]; readonly after: Target }
  | { readonly type: 'small'; readonly outcome: SmallOutcome };
interface HitWorked {
  readonly hit: WaitingHit;
  readonly outcome: HitOutcome;
  readonly before: Target;
  readonly after: Target;
}

/** One table die for each waiting hit, ship by ship (TOGO-52); asked to, it stops behind the ship that blew up. */
export function rollDamage(table: DecideContext, { ships: ids, stopAtExplosion }: CommandOf<'rollDamage'>): Outcome {
  const { state, rules } = table;
  const ships: Ship[] = [];
  const objections: (TogoRefusal | null)[] = [inPhase(state, ...damagePhases(table))];
  const first = state.phase === 'D' ? unresolvedTorpedoes(state) : [];
  if (first.length > 0) objections.push(refusal('TORPEDO_DICE_FIRST', { markers: first.map(({ id }) => id) }));
  for (const id of ids) {
    const ship = findShip(state, id);
    if (ship === null) return refused(refusal('NO_SUCH_SHIP', { ship: id }));
    if (dueHits(state, ship).length === 0) objections.push(refusal('NO_HITS_WAITING', { ship: id }));
    if (!ships.includes(ship)) ships.push(ship);
  }
  return guard(table, objections, () =>
    rolled(
      table,
      (function* (): Procedure<readonly Worked[]> {
        const worked: Worked[] = [];
        for (const ship of ships) {
          const one = yield* prefixed(ship.id, workHits(table, ship));
          worked.push(one);
          if (stopAtExplosion && one.type === 'ship' && blewUp(one)) break;
        }
        return worked;
      })(),
      (worked) => {
        const numberFor = hitNumbers(state);
        return worked.flatMap((one, index) => {
          const ship = ships[index];
          if (ship === undefined) return [];
          if (one.type === 'small') return unitEvents(table, ship, one.outcome);
          return damageEvents(table, ship, one, numberFor(ship, markersOf(table, one, 0).length));
        });
      },
    ),
  );

  function* workHits(at: DecideContext, ship: Ship): Procedure<Worked> {
    const due = dueHits(at.state, ship);
    if (isSmall(ship.card.type)) {
      const target = { type: ship.card.type, units: ship.units, launched: ship.launched };
      return { type: 'small', outcome: yield* smallSteps(target, due, rules) };
    }
    const hits: HitWorked[] = [];
    let after = targetOf(ship);
    for (const [index, hit] of due.entries()) {
      if (statusOf(after) === 'sunk') break;
      const before = after;
      const result = yield* hitSteps(before, hit, `${index}`, rules);
      after = result.target;
      hits.push({ hit, outcome: result.outcome, before, after });
    }
    return { type: 'ship', hits, after };
  }
}

/** H for gunfire; D for torpedoes, G for fires and the movement phases where an owner moved them there (AMB-2, AMB-3, AMB-9). */
const damagePhases = ({ rules: { houseRules } }: DecideContext) =>
  houseRules.torpedoTiming === 'roll-on-move' ? (['B', 'C', 'D', 'G', 'H'] as const) : (['D', 'G', 'H'] as const);

type ShipWorked = Extract<Worked, { type: 'ship' }>;

/** New markers on the ship; letters of one result keep together (AMB-19). */
function markersOf({ state }: DecideContext, { hits }: ShipWorked, from: number): DamageMarker[] {
  const made: DamageMarker[] = [];
  for (const { hit, before, after } of hits) {
    for (const letter of MARKERS) {
      for (let count = before[letter]; count < after[letter]; count += 1) {
        made.push({ id: from + made.length, letter, permanent: false, hit: hit.id, turn: state.turn });
      }
    }
  }
  return made;
}

function causeOf({ hits, after }: ShipWorked): 'magazine' | 'torpedoes' | 'flooding' | 'torpedo' | null {
  if (statusOf(after) !== 'sunk') return null;
  const last = hits.at(-1)?.outcome;
  const blast = last?.follow.find(({ effect }) => effect === 'sunk');
  if (blast !== undefined) return blast.letter === 'T' ? 'torpedoes' : 'magazine';
  return last?.letters.includes('sunk') ? 'torpedo' : 'flooding';
}

const blewUp = (worked: ShipWorked): boolean => ['magazine', 'torpedoes'].includes(causeOf(worked) ?? '');

function damageEvents(table: DecideContext, ship: Ship, worked: ShipWorked, from: number): readonly BattleEvent[] {
  const { state } = table;
  const status = statusOf(worked.after);
  const done = worked.hits.map(({ hit }) => hit.id);
  const event: BattleEvent = {
    type: 'DamageResolved',
    ship: ship.id,
    turn: state.turn,
    phase: state.phase,
    hits: worked.hits.map(({ hit, outcome }) => ({ hit: hit.id, ...outcome })),
    dropped: status === 'sunk' ? ship.waiting.map(({ id }) => id).filter((id) => !done.includes(id)) : [],
    markers: markersOf(table, worked, from),
    fires: worked.after.fires,
    status,
    cause: causeOf(worked),
  };
  return status === 'sunk' || status === 'abandoned' ? [event, ...shipLost(table, ship)] : [event];
}

function unitEvents(
  table: DecideContext,
  ship: Ship,
  { left, lost, launchedLeft, harmless }: SmallOutcome,
): readonly BattleEvent[] {
  const { state } = table;
  const gone = ship.card.type === 'convoy' ? 'sunk' : 'disabled';
  const event: BattleEvent = {
    type: 'UnitsLost',
    ship: ship.id,
    turn: state.turn,
    worked: dueHits(state, ship).map(({ id }) => id),
    lost,
    left,
    launchedLeft,
    harmless,
    fate: left === 0 ? gone : ship.fate,
  };
  return left === 0 ? [event, ...shipLost(table, ship)] : [event];
}
