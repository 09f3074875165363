import { inchWords } from '@/kit/words/inches';
import { t } from '@/messages/messages';
import type { Edge, Side } from '@/rules/togo/index';

import type { FormationView } from '../formations-in-line';
import { unplannedWords } from '../words/event-words';
import { afloat, dangerOf, misfitIn, type MoveStatus } from './move-facts';
import type { OpenGame } from '../game';
import { formationName } from '../words/ship-words';

/** "Left 45°", "Right 90°", "Straight ahead" */
export function turnWords(degrees: number): string {
  if (degrees === 0) return t('move.straight');
  const size = Math.abs(degrees);
  return degrees < 0 ? t('move.left', { degrees: size }) : t('move.right', { degrees: size });
}

export function edgeWords(edge: Edge): string {
  const words: Readonly<Record<Edge, string>> = {
    north: t('move.edge.north'),
    east: t('move.edge.east'),
    south: t('move.edge.south'),
    west: t('move.edge.west'),
  };
  return words[edge];
}

/** The usual move on its button: "Ahead 2½″", or staying where it lies. */
export const usualWords = (distance: number): string =>
  distance === 0 ? t('move.still') : t('move.ahead', { inches: inchWords(distance) });

/** What a side moves behind its curtain. */
export const countersOf = (side: Side): string => (side === 'ijn' ? t('move.hidden.ijn') : t('move.hidden.irn'));

/** A blank counter by what lies on the table, and to its own side by what it stands for. */
export function counterWords({ id, known }: FormationView): string {
  if (known === null) return t('battle.counter', { id });
  return known.dummy ? t('move.row.counterDummy', { id }) : t('move.row.counter', { id, name: formationName(known) });
}

/** How a formation stands, under its name. */
export function statusWords(table: Pick<OpenGame, 'view' | 'nameOf'>, formation: FormationView, status: MoveStatus) {
  const { known } = formation;
  switch (status) {
    case 'moved':
      return movedWords(formation);
    case 'torpedoes': {
      const danger = dangerOf(table, formation);
      const name = table.nameOf(danger?.target ?? '');
      return danger?.mayEvade ? t('move.row.torpedoes', { name }) : t('move.evasion.declared', { name });
    }
    case 'turned':
      return unplannedSaid(formation) ?? t('move.row.carried');
    case 'still': {
      const misfit = misfitIn(table, formation);
      const ships = afloat(table, formation);
      if (misfit === null) {
        if (ships.some((id) => table.view.ships[id]?.anchored)) return t('move.row.anchored');
        // Her side has moved all it wants.
        return (known?.allowance.value ?? 0) > 0 ? t('move.row.stays') : t('move.row.stopped');
      }
      const name = table.nameOf(misfit.ship);
      return misfit.isFree ? t('move.row.weighed', { name }) : t('move.row.stoppedBy', { name });
    }
    case 'ready': {
      if (!known) return t('move.row.blank');
      if (known.dummy) return unplannedSaid(formation) ?? t('move.row.dummy');
      const limit = limitWords(table, formation);
      if (formation.rolled) return unplannedSaid(formation) ?? limit;
      const bound = known.straight > 0 ? t('move.row.straight', { limit }) : limit;
      if (!formation.rollDue) return bound;
      return known.exempt ? t('move.row.rollsForShow', { limit: bound }) : t('move.row.rolls', { limit: bound });
    }
  }
}

/** What limits it: "2½″ a turn, held back by Chiyoda". */
function limitWords({ view, nameOf }: Pick<OpenGame, 'view' | 'nameOf'>, { known }: FormationView): string {
  const allowance = inchWords(known?.allowance.value ?? 0);
  const slow = known?.limitedBy ?? null;
  return slow === null || (known?.ships.length ?? 0) < 2 || view.ships[slow] === undefined
    ? t('move.row.allowance', { inches: allowance })
    : t('move.row.limited', { inches: allowance, name: nameOf(slow) });
}

/** "Unplanned movement 11: right 90°"; null where nothing was thrown, or nothing is known of it. */
export function unplannedSaid({ known }: FormationView): string | null {
  const thrown = known?.unplanned ?? null;
  if (thrown === null) return null;
  return t('move.row.unplanned', { total: thrown.total, result: unplannedWords(thrown.result) });
}

function movedWords({ move, known }: FormationView): string {
  const distance = move?.distance ?? 0;
  const degrees = (move?.turns ?? []).reduce((sum, turn) => sum + Math.abs(turn), 0);
  if (distance === 0) return t('move.row.stood');
  const said = { inches: inchWords(distance), degrees };
  if (degrees === 0) return t('move.row.moved', said);
  if (!known?.turning) return t('move.row.turnedPlain', said);
  return known.turning.overHalf ? t('move.row.noFire', said) : t('move.row.turned', said);
}
