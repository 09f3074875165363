import { inchWords } from '@/kit/words/inches';
import { t } from '@/messages/messages';

import type { FormationView } from '../formations-in-line';
import { unplannedWords } from '../words/event-words';
import { turnWords } from './move-words';
import type { Choice } from './use-choice';

/** The order in the few words its button has room for. */
export function noteWords({ distance }: Choice, made: readonly number[]): string {
  const [turn] = made;
  if (distance === 0) return t('move.stay');
  if (turn === undefined) return t('move.noteAhead', { inches: inchWords(distance) });
  if (made.length === 1) return t('move.noteTurn', { turn: turnWords(turn), inches: inchWords(distance) });
  const degrees = made.reduce((sum, each) => sum + Math.abs(each), 0);
  return t('move.noteTurns', { degrees, count: made.length, inches: inchWords(distance) });
}

/** What binds its course, and by what; null where its admiral chooses. */
export function boundWords({ known }: FormationView): string | null {
  const course = known?.course ?? null;
  if (!known || course === null) return null;
  const thrown = known.unplanned;
  if (thrown !== null && thrown.result !== 'AS_ORDERED') {
    const result = t('move.row.unplanned', { total: thrown.total, result: unplannedWords(thrown.result) });
    return course === 0
      ? t('move.bound.straight', { result })
      : t('move.bound.turn', { result, turn: turnWords(course) });
  }
  return course === 0 ? t('move.bound.flagship') : t('move.bound.carried', { turn: turnWords(course) });
}
