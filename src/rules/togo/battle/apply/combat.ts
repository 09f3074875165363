import { HOUSE_RULES } from '../../house-rules';
import { corrected as setPath } from '../correct';
import type { EventOf } from '../events';
import { findShip, pairId, UNSEEN_HITS } from '../queries';
import type { BattleState, WaitingHit } from '../state';
import { past, withGroup, withMarker, withShip } from './change';

export const fireDeclared = (state: BattleState, { ship, turn, shots }: EventOf<'FireDeclared'>): BattleState =>
  withShip(state, ship, () => ({ declared: { turn, shots } }));

export const fireHeld = (state: BattleState, { ship, turn }: EventOf<'FireHeld'>): BattleState =>
  withShip(state, ship, () => ({ heldIn: turn, declared: null }));

export function gunfireResolved(
  state: BattleState,
  { ship, counter, turn, shots, remembered }: EventOf<'GunfireResolved'>,
): BattleState {
  const scored = shots.reduce((sum, { hits }) => sum + hits.length, 0);
  const fired = withShip(state, ship, (firer) => ({
    firedIn: turn,
    heldIn: firer.heldIn === turn ? 0 : firer.heldIn,
    declared: null,
    turnsFired: firer.firedIn === turn ? firer.turnsFired : firer.turnsFired + 1,
    scored: firer.scored + scored,
  }));
  const flashed = withGroup(fired, findShip(state, ship)?.group ?? counter, () => ({ flashedIn: turn }));
  const aimed = remembered ? withLastFire(flashed, ship, turn, shots) : flashed;
  return shots.reduce((before, { target, hits }) => hitBy(before, target, hits), aimed);
}

/** Her target for the next turn, and the range of their formations for the reply. */
function withLastFire(
  state: BattleState,
  id: string,
  turn: number,
  shots: EventOf<'GunfireResolved'>['shots'],
): BattleState {
  const [first] = shots;
  const firer = findShip(state, id);
  if (first === undefined || firer === null) return state;
  const pairs = shots.flatMap(({ target, range }) => {
    const group = findShip(state, target)?.group;
    return group === undefined ? [] : [[pairId(firer.group, group), { inches: range, turn }] as const];
  });
  const { target, arc } = first;
  const isSplit = shots.some((shot) => shot.target !== target);
  const split = isSplit ? { split: shots.map((shot) => ({ battery: shot.battery, target: shot.target })) } : {};
  const aimed = withShip(state, id, () => ({ lastFire: { turn, target, arc, ...split } }));
  return { ...aimed, firedRanges: { ...state.firedRanges, ...Object.fromEntries(pairs) } };
}

export function torpedoResolved(
  state: BattleState,
  { marker, launcher, target, hits }: EventOf<'TorpedoResolved'>,
): BattleState {
  const resolved = withMarker(state, marker, () => ({ state: 'resolved' }));
  const scored = withShip(resolved, launcher, (ship) => ({ scored: ship.scored + hits.length }));
  return hitBy(scored, target, hits);
}

/** Puts hits beside their target; nothing of them is felt yet (TOGO-32). */
function hitBy(state: BattleState, target: string, hits: readonly WaitingHit[]): BattleState {
  if (hits.length === 0) return state;
  const waiting = withShip(state, target, (ship) => ({
    waiting: [...ship.waiting, ...hits],
    taken: ship.taken + hits.length,
    torpedoed: ship.torpedoed + hits.filter(({ kind }) => kind === 'torpedo').length,
  }));
  return numbered(waiting, hits);
}

function numbered(state: BattleState, made: readonly { readonly id: number }[]): BattleState {
  const ids = made.map(({ id }) => id);
  const { ijn, irn } = UNSEEN_HITS;
  const open = ids.filter((id) => id < ijn);
  const unseen = ids.filter((id) => id >= ijn && id < irn);
  const unseenIrn = ids.filter((id) => id >= irn);
  const { next } = state;
  return {
    ...state,
    next: {
      ...next,
      hit: past(next.hit, open),
      ...(unseen.length === 0 ? {} : { unseen: past(next.unseen ?? ijn, unseen) }),
      ...(unseenIrn.length === 0 ? {} : { unseenIrn: past(next.unseenIrn ?? irn, unseenIrn) }),
    },
  };
}

export function damageControlled(state: BattleState, event: EventOf<'DamageControlled'>): BattleState {
  const { ship, turn, removed, madePermanent, fires, extra } = event;
  const treated = withShip(state, ship, ({ markers, waiting }) => ({
    controlledIn: turn,
    fires,
    markers: markers
      .filter((marker) => !removed.includes(marker.id))
      .map((marker) => (madePermanent.includes(marker.id) ? { ...marker, permanent: true } : marker)),
    waiting: [...waiting, ...extra],
  }));
  return numbered(treated, extra);
}

export function damageResolved(state: BattleState, event: EventOf<'DamageResolved'>): BattleState {
  const { ship, hits, dropped, markers, fires, status } = event;
  const worked = [...hits.map(({ hit }) => hit), ...dropped];
  const hurt = withShip(state, ship, (before) => ({
    markers: [...before.markers, ...markers],
    fires,
    fate: status === 'sunk' ? 'sunk' : before.fate,
    waiting: status === 'sunk' ? [] : before.waiting.filter(({ id }) => !worked.includes(id)),
    declared: status === 'sunk' ? null : before.declared,
  }));
  return numbered(hurt, markers);
}

export const unitsLost = (
  state: BattleState,
  { ship, worked, left, launchedLeft, fate }: EventOf<'UnitsLost'>,
): BattleState =>
  withShip(state, ship, (before) => ({
    units: left,
    launched: launchedLeft,
    fate,
    waiting: left === 0 ? [] : before.waiting.filter(({ id }) => !worked.includes(id)),
    declared: left === 0 ? null : before.declared,
  }));

const STAYS: readonly string[] = ['afloat', 'aground', 'beached', 'struck'];

export const fateChanged = (
  state: BattleState,
  { ship, fate, edge, keepsHits = false }: EventOf<'FateChanged'>,
): BattleState =>
  withShip(state, ship, ({ waiting, declared, leftBy }) => ({
    fate,
    leftBy: edge ?? leftBy,
    waiting: STAYS.includes(fate) || keepsHits ? waiting : [],
    declared: STAYS.includes(fate) ? declared : null,
  }));

export function houseRuleChanged(state: BattleState, { key, value }: EventOf<'HouseRuleChanged'>): BattleState {
  const values: readonly string[] = HOUSE_RULES[key].values;
  return values.includes(value) ? { ...state, houseRules: { ...state.houseRules, [key]: value } } : state;
}

export const corrected = (state: BattleState, { path, value }: EventOf<'Corrected'>): BattleState =>
  setPath(state, path, value);
