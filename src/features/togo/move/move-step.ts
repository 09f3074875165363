import { t } from '@/messages/messages';
import type { Command } from '@/rules/togo/index';

import type { FormationView } from '../formations-in-line';
import { torpedoLabel } from '../torpedo/torpedo-step';
import { owedSentence } from '../words/owed-words';
import { aheadOf, dangerOf, forcedMove, isMoving, moversOf, moveStatus, torpedoesAt } from './move-facts';
import { countersOf, turnWords } from './move-words';
import type { NamedStep, OpenGame } from '../game';

/** The next move of the side that acts: whoever torpedoes run at, all who may go straight ahead with one tap, then those who may not. */
export function moveStep(table: Pick<OpenGame, 'view' | 'owed' | 'nameOf'>, about: string): NamedStep | null {
  const { view, nameOf } = table;
  const side = view.formations[about]?.side;
  if (side === undefined) return null;
  if (view.phase === 'C') {
    return { label: countersOf(side), step: { type: 'go', to: `move/${side}` } };
  }
  const movers = moversOf(table, side);
  const endangered = movers.find((formation) => moveStatus(table, formation) === 'torpedoes');
  if (endangered !== undefined) {
    const name = nameOf(dangerOf(table, endangered)?.target ?? '');
    return { label: t('move.torpedoes', { name }), step: { type: 'go', to: `move/${endangered.id}` } };
  }
  const ready = movers.filter((formation) => moveStatus(table, formation) === 'ready');
  const [one] = ready;
  if (one !== undefined) {
    const label =
      ready.length > 1 ? t('move.all', { count: ready.length }) : t('move.asOrdered', { name: nameOf(one.id) });
    return { label, step: { type: 'command', command: aheadOf(ready) } };
  }
  const left = movers.find((formation) => moveStatus(table, formation) === 'turned');
  if (left === undefined) return null;
  const turn = turnWords(left.known?.course ?? 0);
  return {
    label: t('move.turned', { name: nameOf(left.id), turn }),
    step: { type: 'command', command: forcedMove(left) },
  };
}

/** Torpedoes whose target has begun to move and may still evade: her admiral sees them before any dice are thrown. */
export function warnedOf({ view, nameOf }: Pick<OpenGame, 'view' | 'nameOf'>, marker: string): NamedStep | null {
  if (!isMoving(view)) return null;
  const target = view.markers[marker]?.attack?.target ?? '';
  const formation = view.formations[view.ships[target]?.formation ?? ''];
  if (formation?.move !== null || !formation.begun) return null;
  return torpedoesAt({ view }, formation).some((each) => each.target === target && each.mayEvade)
    ? { label: t('move.torpedoes', { name: nameOf(target) }), step: { type: 'go', to: `move/${formation.id}` } }
    : null;
}

/** By house rule torpedoes are rolled and felt as soon as their target begins to move: before it goes on (AMB-2). */
export function diceFirst(
  { view, owed, nameOf }: Pick<OpenGame, 'view' | 'owed' | 'nameOf'>,
  { known }: FormationView,
): { readonly label: string; readonly command: Command } | null {
  const due = owed.find(({ code, about }) => {
    const ship = code === 'resolve-torpedo' ? view.markers[about]?.attack?.target : about;
    return (code === 'resolve-torpedo' || code === 'roll-damage') && known?.ships.includes(ship ?? '');
  });
  if (due === undefined) return null;
  const label = warnedOf({ view, nameOf }, due.about)
    ? t('move.roll.noEvasion')
    : (torpedoLabel(due, { view, nameOf }) ?? owedSentence(due, nameOf));
  return { label, command: due.command as unknown as Command };
}
