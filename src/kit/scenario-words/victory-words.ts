import {
  type Condition,
  type Deed,
  type Fate,
  listed,
  type MarkerTest,
  type Names,
  type T,
  type Verdict,
} from './terms';
import { whoWords } from './who-words';
import { sideName } from '../sides';

/** What is counted, without the points. */
export function deedWords(deed: Deed, t: T): string {
  switch (deed.type) {
    case 'fate':
      return fateWords(deed, t);
    case 'torpedoed':
      return t('scenarios.deed.torpedoed');
    case 'units-lost':
      return t('scenarios.deed.unitsLost');
    case 'hits-made':
      return t('scenarios.deed.hitsMade');
  }
}

/** The same where it begins a line of its own. */
export function deedTitle(deed: Deed, t: T): string {
  const words = deedWords(deed, t);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function fateWords({ fates, edges, markers }: Extract<Deed, { type: 'fate' }>, t: T): string {
  const isLost = fates.length === LOST.length && LOST.every((each) => fates.includes(each));
  const fate = isLost ? t('scenarios.deed.lost') : listed(fates.map((each) => t(`scenarios.fate.${each}`)));
  const parts = [
    edges
      ? t('scenarios.deed.fateBy', { fate, edges: listed(edges.map((edge) => t(`scenarios.edge.${edge}`))) })
      : fate,
    ...(markers ? markerWords(markers, t) : []),
  ];
  return parts.join(' · ');
}

/** What every scenario means by "sunk". */
const LOST: readonly Fate[] = ['sunk', 'abandoned', 'struck'];

function markerWords({ atLeast = {}, atMost = {}, anyOf }: MarkerTest, t: T): readonly string[] {
  const unhurt = Object.values(atMost);
  if (unhurt.length === 5 && unhurt.every((count) => count === 0)) return [t('scenarios.deed.unhurt')];
  return [
    ...Object.entries(atLeast).map(([marker, count]) => t('scenarios.deed.atLeast', { count: count ?? 0, marker })),
    ...Object.entries(atMost).map(([marker, count]) => t('scenarios.deed.atMost', { count: count ?? 0, marker })),
    ...(anyOf ? [t('scenarios.deed.anyOf', { markers: listed(anyOf) })] : []),
  ];
}

export function conditionWords(condition: Condition, names: Names, t: T): string {
  switch (condition.type) {
    case 'points':
      return t('scenarios.condition.points', {
        side: sideName(condition.side),
        points: condition.atLeast,
      });
    case 'ahead': {
      const { side, times, strictly } = condition;
      const words = { side: sideName(side), times };
      if (times === 1) return t('scenarios.condition.ahead', words);
      return strictly ? t('scenarios.condition.over', words) : t('scenarios.condition.times', words);
    }
    case 'count': {
      const { of, deed, atLeast = 0, atMost } = condition;
      const words = { who: whoWords(of, names, t), deed: deedWords(deed, t) };
      if (atMost === 0) return t('scenarios.condition.none', words);
      if (atMost === undefined) return t('scenarios.condition.atLeast', { ...words, atLeast });
      if (atLeast === 0) return t('scenarios.condition.atMost', { ...words, atMost });
      return t('scenarios.condition.between', { ...words, atLeast, atMost });
    }
  }
}

export function winnerWords({ winner, decisive = false }: Verdict, t: T): string {
  if (winner === 'draw') return t('scenarios.verdict.draw');
  if (winner === 'ijn') return decisive ? t('scenarios.verdict.ijnDecisive') : t('scenarios.verdict.ijn');
  return decisive ? t('scenarios.verdict.irnDecisive') : t('scenarios.verdict.irn');
}

/** "+3", with a true minus. */
export const pointWords = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);
