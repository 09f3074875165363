import { listed, type Names, type Selector, type ShipType, type T } from './terms';
import { sideName } from '../sides';

/** Whom an effect or a score concerns. Those who fit every part of it. */
export function whoWords({ side, types, formations, ships }: Selector, names: Names, t: T): string {
  const parts = [
    ...(side ? [sideName(side)] : []),
    ...(types ? [typeWords(types, t)] : []),
    ...(formations ? [listed(formations.map((id) => names.formation(id)))] : []),
    ...(ships ? [listed(ships.map((id) => names.ship(id) ?? t('scenarios.deletedShip', { id })))] : []),
  ];
  return parts.length === 0 ? t('scenarios.who.all') : parts.join(' · ');
}

/** The groups that scenarios speak of go by their common name. */
function typeWords(types: readonly ShipType[], t: T): string {
  const group = GROUPS.find(
    ({ of }) => of.length === types.length && of.every((type) => types.some((each) => each === type)),
  );
  return group ? t(group.words) : listed(types.map((type) => t(`scenarios.type.${type}`)));
}

const GROUPS = [
  { of: ['B', 'CA', 'C2', 'C3'], words: 'scenarios.type.ships' },
  { of: ['CA', 'C2', 'C3'], words: 'scenarios.type.cruisers' },
  { of: ['C2', 'C3'], words: 'scenarios.type.lightCruisers' },
  { of: ['TBD', 'TB'], words: 'scenarios.type.boats' },
] as const satisfies readonly { of: readonly ShipType[]; words: string }[];
