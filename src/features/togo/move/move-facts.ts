import type { Obligation } from '@/rules/rulebook';
import type { BattleView, Command, Side } from '@/rules/togo/index';

import { type FormationView, formationsInLine } from '../formations-in-line';
import type { OpenGame } from '../game';

export type MarkerView = BattleView['markers'][string];

/**
 * moved      noted this turn
 * torpedoes  it has begun, and something runs at one of its ships that may evade, or is about to
 * turned     its dice, or a turn left over, take it off its course
 * ready      straight ahead is one tap
 * still      nothing the rules wait for: stopped, at anchor, all ships gone
 */
export type MoveStatus = 'moved' | 'torpedoes' | 'turned' | 'ready' | 'still';

const MOVES: ReadonlySet<string> = new Set(['begin-move', 'roll-unplanned', 'note-move']);

export const isMove = ({ code }: Obligation): boolean => MOVES.has(code);
/** B and C once the initiative is known: the formations stand in a list of their own. */
export const isMoving = (view: BattleView): boolean =>
  (view.phase === 'B' || view.phase === 'C') && view.initiative !== null && view.result === null;

type Facts = Pick<OpenGame, 'view' | 'owed'>;

export function moveStatus({ view, owed }: Facts, formation: FormationView): MoveStatus {
  if (formation.move !== null) return 'moved';
  if (!owed.some((one) => one.about === formation.id && isMove(one))) return 'still';
  const course = formation.known?.course ?? null;
  if (formation.begun && dangerOf({ view }, formation) !== undefined) return 'torpedoes';
  return course !== null && course !== 0 ? 'turned' : 'ready';
}

export interface Running {
  readonly marker: MarkerView;
  readonly target: string;
  readonly mayEvade: boolean;
  readonly evading: boolean;
}

/** Torpedoes turned up that run at its ships, and whether the target evades or may still say so. */
export function torpedoesAt({ view }: Pick<OpenGame, 'view'>, { known }: FormationView): readonly Running[] {
  return Object.values(view.markers).flatMap((marker) => {
    const target = marker.state === 'revealed' ? marker.attack?.target : undefined;
    const ship = target === undefined ? undefined : view.ships[target];
    if (!known || target === undefined || !ship || !known.ships.includes(target)) return [];
    const evading = known.evading.includes(target);
    return [{ marker, target, mayEvade: ship.mayEvade && !evading, evading }];
  });
}

/** What its admiral sees to before it goes on: evasion to declare, or declared and yet to be made. */
export const dangerOf = (table: Pick<OpenGame, 'view'>, formation: FormationView): Running | undefined =>
  torpedoesAt(table, formation).find(
    ({ mayEvade, evading }) => mayEvade || (evading && formation.known?.course === null),
  );

/** Whether markers nobody has turned up might run at this side: then a move is begun before it is chosen. */
export const markersAgainst = ({ view }: Pick<OpenGame, 'view'>, side: Side): boolean =>
  Object.values(view.markers).some((marker) => marker.side !== side && marker.state === 'hidden');

/** Formations of a side that move in this phase. */
export const moversOf = ({ view }: Pick<OpenGame, 'view'>, side: Side): readonly FormationView[] =>
  formationsInLine(view).filter((formation) => formation.side === side && formation.moves);

/** Whether a side still has moves to make that everybody waits for. */
export const hasCountersToMove = ({ view, owed }: Facts, side: Side): boolean =>
  owed.some((one) => isMove(one) && view.formations[one.about]?.side === side);

/** Its ships that still float and are not given up for lost. */
export const afloat = ({ view }: Pick<OpenGame, 'view'>, { known }: FormationView): readonly string[] =>
  (known?.ships ?? []).filter((id) => view.ships[id]?.remains);

/** Who had better leave her line: one with no way on her holds it (AMB-41), or it lies at anchor and she does not. */
export function misfitIn({ view }: Pick<OpenGame, 'view'>, formation: FormationView): Misfit | null {
  const ships = afloat({ view }, formation);
  const dead = ships.filter((id) => view.ships[id]?.speed === 0 && view.ships[id]?.fate === 'afloat');
  const anchored = ships.filter((id) => view.ships[id]?.anchored);
  const free = anchored.length > 0 ? ships.find((id) => !anchored.includes(id)) : undefined;
  if (free !== undefined) return { ship: free, isFree: true };
  const [ship] = dead;
  return ship !== undefined && dead.length < ships.length ? { ship, isFree: false } : null;
}

export interface Misfit {
  readonly ship: string;
  /** She has weighed anchor, the others have not. */
  readonly isFree: boolean;
}

/** How far it goes when nobody says otherwise. */
export const usualDistance = ({ known }: FormationView): number => known?.allowance.value ?? 0;

export const aheadOf = (formations: readonly FormationView[]): Command => ({
  type: 'moveAhead',
  moves: formations.map((formation) => ({ counter: formation.id, distance: usualDistance(formation) })),
});

/**
 * Everybody straight ahead, the side that moves first before the other; null where somebody has a choice to make or dice
 * to see before the other side moves.
 */
export function bothAhead(table: Facts): Command | null {
  const { view, owed } = table;
  const { acting, actingNext } = view;
  if (view.phase !== 'B' || acting === null || actingNext === null || !owed.every(isMove)) return null;
  if (markersAgainst(table, acting) || markersAgainst(table, actingNext)) return null;
  const [first, then] = [acting, actingNext].map((side) =>
    moversOf(table, side).filter((formation) => !['moved', 'still'].includes(moveStatus(table, formation))),
  );
  if (!first?.length || !then?.length) return null;
  const isPlain = [...first, ...then].every((formation) => moveStatus(table, formation) === 'ready');
  return isPlain && !first.some(({ rollDue }) => rollDue) ? aheadOf([...first, ...then]) : null;
}

/** The move its dice force upon it: the turn as far as it reaches, and what is left straight ahead. */
export const forcedMove = ({ id, known }: FormationView): Command => ({
  type: 'noteMove',
  counter: id,
  turns: known?.course ? [known.course] : [],
  distance: known?.allowance.value ?? 0,
});
