import { t } from '@/messages/messages';

import type { FormationView } from '../formations-by-name';
import type { NamedStep } from '../turn/steps';
import type { Table } from '../use-table';
import { aheadOf, forcedMove, moversOf, standingOf } from './move-facts';
import { sideWords, turnWords } from './move-words';

/** The next move of the side that acts: all who may go straight ahead with one tap, then those who may not. */
export function moveStep(table: Pick<Table, 'view' | 'owed' | 'nameOf'>, about: string): NamedStep | null {
  const { view, nameOf } = table;
  const side = view.formations[about]?.side;
  if (side === undefined) return null;
  if (view.phase === 'C') {
    return { label: t('move.hidden.title', { side: sideWords(side) }), step: { type: 'go', to: `move/${side}` } };
  }
  const movers = moversOf(table, side);
  const ready = movers.filter((formation) => standingOf(table, formation) === 'ready');
  const [one] = ready;
  if (one !== undefined) {
    const label =
      ready.length > 1 ? t('move.all', { count: ready.length }) : t('move.asOrdered', { name: nameOf(one.id) });
    return { label, step: { type: 'command', command: aheadOf(table, ready), thrown: true } };
  }
  const left = movers.find((formation) => ['torpedoes', 'turned'].includes(standingOf(table, formation)));
  return left === undefined ? null : lastStep(table, left);
}

function lastStep(table: Pick<Table, 'view' | 'owed' | 'nameOf'>, formation: FormationView): NamedStep {
  const name = table.nameOf(formation.id);
  if (standingOf(table, formation) === 'torpedoes') {
    return { label: t('move.torpedoes', { name }), step: { type: 'go', to: `move/${formation.id}` } };
  }
  const turn = turnWords(formation.known?.course ?? 0);
  return { label: t('move.turned', { name, turn }), step: { type: 'command', command: forcedMove(formation) } };
}
