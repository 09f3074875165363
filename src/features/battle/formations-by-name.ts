import type { BattleView } from '@/rules/togo/index';

export type FormationView = BattleView['formations'][string];

/** Formations as the players speak of them, the 1st Division before the 2nd; blank counters after all that have a name. */
export const formationsByName = ({ formations }: Pick<BattleView, 'formations'>): readonly FormationView[] =>
  Object.values(formations)
    .map((formation) => ({ formation, name: formation.known?.name ?? `\uffff${formation.id}` }))
    .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
    .map(({ formation }) => formation);
