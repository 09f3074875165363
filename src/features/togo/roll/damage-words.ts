import type { Draft } from '@/game/act';
import type { StripWords } from '@/kit/dice-strip/strip-props';
import { percentWords } from '@/kit/words/percent';
import { t } from '@/messages/messages';
import { PRINTED_TABLES, type WaitingHit } from '@/rules/togo/index';

import { damageOf } from './damage-of';
import { resultLetters } from './hit-words';
import type { OpenGame } from '../game';

/** Hits on one ship or on several, with what their dice say in the letters of the table. */
export function damageWords(table: OpenGame, draft: Draft, ships: readonly string[]): StripWords {
  const { view } = table;
  const tables = view.tables ?? PRINTED_TABLES;
  const worked = new Map(ships.map((ship) => [ship, damageOf(table, draft, ship)]));
  return {
    rows: t('battle.roll.hitRows'),
    // Of one ship the line above the form tells how the table is read; of several, each row does.
    wideRows: ships.length > 1,
    row: ({ subject, row }) => {
      const id = worked.get(subject ?? '')?.hits[row ?? 0]?.hit;
      const hit = ships.length > 1 ? view.ships[subject ?? '']?.waiting.find((each) => each.id === id) : undefined;
      return { name: t('battle.roll.hit', { number: (row ?? 0) + 1 }), detail: hit && readingWords(hit) };
    },
    result: ({ purpose, subject, row, faces, missing }) => {
      const die = faces[0]?.face ?? null;
      if (missing > 0 || die === null) return undefined;
      const letter = followLetter(purpose);
      if (letter !== null) return effectWords(letter, tables.followUps[letter][die - 1] ?? null);
      const reading = purpose === 'effect' ? worked.get(subject ?? '')?.hits[row ?? 0]?.reading : null;
      return reading ? resultLetters(reading.letters) : undefined;
    },
    why: ({ purpose }) => {
      const letter = followLetter(purpose);
      if (letter === null) return undefined;
      const effects: readonly (string | null)[] = tables.followUps[letter];
      const share = (effect: string) => percentWords(effects.filter((each) => each === effect).length / effects.length);
      return effects.includes('sunk')
        ? t('damage.blowsUp', { percent: share('sunk') })
        : t('damage.catchesFire', { percent: share('fire') });
    },
  };
}

function readingWords({ restricted, beyond8 }: Pick<WaitingHit, 'restricted' | 'beyond8'>): string | undefined {
  if (restricted) return t(beyond8 ? 'damage.row.both' : 'damage.row.restricted');
  return beyond8 ? t('damage.row.shifted') : undefined;
}

const followLetter = (purpose: string): 'M' | 'S' | 'T' | null =>
  purpose === 'followM' ? 'M' : purpose === 'followS' ? 'S' : purpose === 'followT' ? 'T' : null;

const effectWords = (letter: 'M' | 'S' | 'T', effect: 'sunk' | 'fire' | null): string =>
  effect === null ? t(`damage.follow.none.${letter}`) : t(`damage.follow.${effect}`);
