import type { BattleView } from '@/rules/togo/index';

export type FormationView = BattleView['formations'][string];

/**
 * Formations as the players speak of them, the 1st Division before the 2nd; blank counters after all that are sighted, in
 * their own order even for their admiral: in that order he moves them, and everybody sees it.
 */
export const formationsByName = ({ formations }: Pick<BattleView, 'formations'>): readonly FormationView[] =>
  Object.values(formations)
    .map((formation) => ({ formation, name: formation.sighted && formation.known ? formation.known.name : '\uffff' }))
    .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
    .map(({ formation }) => formation);
