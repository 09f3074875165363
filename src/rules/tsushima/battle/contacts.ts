import { otherSide, type Side, type Where } from '../types';
import { allGroups, type CampaignState, type Group } from './state';

/** A place both sides share, as the active player sees it. */
export interface Contact {
  readonly where: Where;
  readonly own: readonly Group[];
  readonly enemy: readonly Group[];
  /** The enemy claimed the protection of the port: it takes a die to attack (TSU-54). */
  readonly isProtected: boolean;
  /** Looked for, or attacked, in this segment already. */
  readonly isTried: boolean;
}

/** Where the active side meets the enemy: one hex, one port and its hex, or one zone. Ships without a label meet nobody. */
export function contactsOf(state: CampaignState, side: Side): readonly Contact[] {
  const keyOf = ({ kind, name }: Where): string => `${kind === 'zone' ? 'zone' : 'map'}/${name}`;
  const places = new Map<string, Group[]>();
  for (const group of allGroups(state)) {
    if (group.where.name === '') continue;
    places.set(keyOf(group.where), [...(places.get(keyOf(group.where)) ?? []), group]);
  }
  return [...places.values()].flatMap((groups): Contact[] => {
    const own = groups.filter((group) => group.side === side);
    const enemy = groups.filter((group) => group.side !== side);
    const where = enemy[0]?.where;
    if (own.length === 0 || where === undefined) return [];
    const isProtected =
      enemy.some((group) => group.where.kind === 'port') && state.claims[otherSide(side)].includes(where.name);
    const isTried = state.tried.includes(`${isProtected ? 'attack' : 'search'}.${where.name}`);
    return [{ where, own, enemy, isProtected, isTried }];
  });
}
