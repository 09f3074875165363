import type { StripWords } from '@/kit/dice-strip/strip-props';
import { gunWords } from '@/kit/words/gun-words';
import { t } from '@/messages/messages';
import type { StripStep } from '@/rules/common/strip';
import {
  isSmallShip,
  PRINTED,
  readHit,
  type Column,
  type QuickCommand,
  type QuickEvent,
  type QuickOf,
} from '@/rules/togo/index';

import { attemptWords, movesWords } from './event-sentence';

/** What the strip of a command calls its rows, and what its dice mean. `event` is there when all dice are in. */
export function stripWords(command: QuickCommand, event: QuickEvent | null): StripWords {
  switch (command.type) {
    case 'fireGuns':
      return {
        row: ({ row }) => {
          const battery = command.firer.card.batteries[row ?? 0];
          return { name: gunWords(battery?.weapon ?? '') };
        },
        result: startResult,
      };
    case 'launchTorpedo':
      return { row: () => ({ name: gunWords('torpedo') }), result: startResult };
    case 'rollHits':
      return {
        rows: t('quick.strip.hitRows'),
        row: ({ row }) => ({ name: t('quick.strip.hitRow', { number: (row ?? 0) + 1 }) }),
        result: (step) => effectResult(command, step),
      };
    case 'controlDamage':
      return {
        result: ({ purpose }) =>
          purpose === 'control' && event?.type === 'DamageControlled' && event.outcome.attempt !== null
            ? attemptWords(event.outcome.attempt)
            : undefined,
      };
    case 'trySighting':
      return {
        result: ({ successes }) =>
          successes === null ? undefined : successes > 0 ? t('quick.told.seen') : t('quick.told.unseen'),
      };
    case 'rollUnplanned':
      return {
        result: () => (event?.type === 'UnplannedRolled' ? movesWords(event.outcome.result) : undefined),
      };
  }
}

const startResult = ({ purpose, successes }: StripStep): string | undefined => {
  if (purpose !== 'start' || successes === null) return undefined;
  return successes > 0 ? t('quick.strip.onTarget') : t('quick.strip.missed');
};

/** What a table die says, in the letters of the table. */
function effectResult({ hits, target }: QuickOf<'rollHits'>, step: StripStep): string | undefined {
  const die = step.faces[0]?.face;
  const hit = hits[step.row ?? 0];
  if (die === undefined || die === null || hit === undefined) return undefined;
  if (step.purpose === 'effect') {
    const column: Column = isSmallShip(target) ? 'C3' : (target.card.type as Column);
    const { letters, ignored } = readHit(hit, column, die, PRINTED);
    if (letters.length > 0)
      return letters.map((letter) => (letter === 'sunk' ? t('quick.strip.sunk') : letter)).join(' ');
    return ignored.length > 0 ? t('quick.strip.ignored', { letters: ignored.join(' ') }) : t('quick.strip.noEffect');
  }
  const letter = step.purpose.slice(-1);
  if (letter !== 'M' && letter !== 'S' && letter !== 'T') return undefined;
  const effect = PRINTED.tables.followUps[letter][die - 1] ?? null;
  if (effect === null) return t('quick.strip.followNothing');
  return effect === 'sunk' ? t('quick.strip.sunk') : t('quick.strip.fire');
}
