import { FREE_CRUISERS } from '../data/counters';
import { isPort, PORTS } from '../data/ports';
import { SCENARIOS } from '../data/scenarios';
import type { Side, Where } from '../types';
import { moveAfter } from '../damage';
import { allGroups, type CampaignState, type Group, kindOf, phaseIndex, samePlace, type Ship, shipsOf } from './state';

const DIVISION = { least: 3, most: 6 } as const;

/** Whose port it is now; null where nobody's. */
export function ownerOf({ ports, scenario }: Pick<CampaignState, 'ports' | 'scenario'>, name: string): Side | null {
  if (Object.hasOwn(ports, name)) return ports[name] ?? null;
  if (!isPort(name)) return null;
  return name === 'port-arthur' && SCENARIOS[scenario].portArthurHasFallen ? 'ijn' : PORTS[name].side;
}

/** In an own port in own possession, or a friendly port of a zone (TSU-23). */
export const isFriendlyPort = (
  state: Pick<CampaignState, 'ports' | 'scenario'>,
  side: Side,
  { kind, name }: Where,
): boolean => kind === 'port' && ownerOf(state, name) === side;

/** Free of the division rule: named ones, and those who escaped lately (TSU-15, TSU-34). */
const isFree = (state: Pick<CampaignState, 'turn' | 'phase'>, ship: Ship): boolean =>
  FREE_CRUISERS.includes(ship.id) || phaseIndex(state) <= ship.freeUntil;

/** Ships of a side that could make up a division of this kind at a place. */
const candidates = (state: CampaignState, side: Side, where: Where, kind: 'battle' | 'cruiser'): readonly Ship[] =>
  allGroups(state)
    .filter((group) => group.side === side && samePlace(group.where, where))
    .flatMap((group) => shipsOf(state, group))
    .filter((ship) => kindOf([ship]) === kind && ship.fate === 'afloat' && !ship.inDock && !isFree(state, ship));

type FormationProblem = 'MIXED_TYPES' | 'DIVISION_TOO_LARGE' | 'DIVISION_TOO_SMALL';

/**
 * What is wrong with these ships as a group that leaves port (TSU-12, TSU-13). D, T and merchants are outside the rule
 * (AMB-24), and at sea a division may shrink (AMB-14).
 */
export function formationProblem(
  state: CampaignState,
  side: Side,
  where: Where,
  ships: readonly Ship[],
): FormationProblem | null {
  const bound = ships.filter((ship) => !isFree(state, ship));
  const kind = kindOf(bound);
  if (kind === null || (kindOf(ships) === null && bound.length > 0)) return 'MIXED_TYPES';
  if (kind === 'boats' || kind === 'merchants') return null;
  if (ships.length > DIVISION.most) return 'DIVISION_TOO_LARGE';
  if (bound.length === 0 || ships.length >= DIVISION.least) return null;
  // One or two, where the port holds no more of the kind.
  return candidates(state, side, where, kind).length <= bound.length ? null : 'DIVISION_TOO_SMALL';
}

/** The movement factor of the slowest (TSU-14). */
export const speedOf = (ships: readonly Ship[]): number =>
  ships.length === 0 ? 0 : Math.min(...ships.map(({ type, move, hits }) => moveAfter(type, move, hits)));

/** Ships of one place as the book wants them: battle divisions, cruiser divisions, boats, merchants (TSU-12). */
export function divisionsOf(
  ships: readonly Ship[],
): readonly { readonly kind: Group['kind']; readonly ships: readonly string[] }[] {
  return (['battle', 'cruiser', 'boats', 'merchants'] as const).flatMap((kind) => {
    const own = ships.filter((ship) => kindOf([ship]) === kind).map(({ id }) => id);
    if (own.length === 0) return [];
    const parts = kind === 'battle' || kind === 'cruiser' ? Math.ceil(own.length / DIVISION.most) : 1;
    // Parts of nearly equal size: none is left with one or two.
    return Array.from({ length: parts }, (_, part) => ({
      kind,
      ships: own.slice(Math.round((part * own.length) / parts), Math.round(((part + 1) * own.length) / parts)),
    }));
  });
}

/** An id for a new group of this kind, and its number. */
export function nextGroup(
  groups: Readonly<Record<string, Group>>,
  side: Side,
  kind: Group['kind'],
): { readonly id: string; readonly number: number } {
  let number = 1;
  while (Object.hasOwn(groups, `${side}-${kind}-${number}`)) number += 1;
  return { id: `${side}-${kind}-${number}`, number };
}
