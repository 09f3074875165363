import type { RollCompanion, RollProps, RollWords } from '@/features/play/companion';
import { Outcomes } from '@/features/play/roll/outcomes';
import { type Draft, evaluate } from '@/game/act';
import type { Book } from '@/game/battle';
import { ensignOf } from '@/kit/sides';
import { gunWords } from '@/kit/words/gun-words';
import { inchWords } from '@/kit/words/inches';
import { t } from '@/messages/messages';
import type { Strip, StripStep } from '@/rules/common/strip';
import {
  type Column,
  isSmallShip,
  PRINTED,
  type QuickCommand,
  type QuickEvent,
  type QuickOf,
  type QuickState,
  readHit,
  shipById,
  type Side,
  togoQuick,
} from '@/rules/togo/index';
import { Stack } from '@/ui/layout';

import type { Salvo } from '../roll/salvo-of';
import { SalvoResult } from '../roll/salvo-result';
import { countingWords } from '../roll/strip-words';
import { type QuickGame, useQuickGame } from './game';
import { expectedHits } from './odds';
import { movesWords, rollSentence } from './words';

const BOOK = togoQuick as unknown as Book<QuickState>;

/** Quick shot in the frame: single rolls without turns or a table. */
export const quickCompanion: RollCompanion<QuickState, QuickState> = {
  book: BOOK,
  wordsOf: 'togo',
  ensignOf: (side) => ensignOf(side as Side),
  titleOf: () => t('quick.title'),
  namesIn: () => (id) => shipById(id)?.name ?? id,
  namesKey: () => '',
  sideOf: (_, id) => shipById(id)?.side ?? null,
  eventSentence: ({ data }) => rollSentence(data as unknown as QuickEvent),
  actionWords: (_, { events: [event] }) => (event ? rollSentence(event as unknown as QuickEvent) : null),
  roll: { words: rollWords, Outcome: RollOutcome },
  log: {
    title: t('quick.log.title'),
    empty: t('quick.log.empty'),
    kinds: [],
    quick: [],
    umpire: [],
    phases: [],
    subjects: () => [],
    sentence: ({ data }) => {
      const event = data as unknown as QuickEvent;
      const what = t('quick.log.item', { number: event.no, what: rollSentence(event) });
      return event.allowed.length === 0 ? what : [what, t('quick.log.umpire')];
    },
    wantsRollWords: ({ type }) => type === 'fireGuns',
  },
};

/** What a finished strip comes to; null while dice are missing. */
function eventOf({ battle }: QuickGame, draft: Draft): QuickEvent | null {
  const evaluated = evaluate(BOOK, battle, draft);
  const done = evaluated.ok && evaluated.value.type === 'done' ? evaluated.value.events[0] : undefined;
  return (done as unknown as QuickEvent | undefined) ?? null;
}

function rollWords(game: QuickGame, draft: Draft, strip: Strip | null): RollWords {
  // The book has taken it, so it is one of its commands.
  const command = draft.command as unknown as QuickCommand;
  const event = strip?.complete ? eventOf(game, draft) : null;
  const names = [
    'firer' in command && command.firer.id !== null ? command.firer.name : null,
    'target' in command && command.target.id !== null ? command.target.name : null,
    'bearing' in command ? inchWords(command.range) : null,
  ].filter((name) => name !== null);
  return {
    title: t(`quick.strip.${command.type}`),
    subtitle: names.length === 0 ? t('quick.subtitle') : names.join(' · '),
    band: undefined,
    done: event && 'hits' in event.outcome ? hitsWords(event.outcome.hits.length) : t('quick.strip.note'),
    ...stripWords(command, event),
  };
}

const hitsWords = (count: number): string => t('quick.strip.noteHits', { count });

/** What the strip of a command calls its rows, and what its dice mean. */
function stripWords(
  command: QuickCommand,
  event: QuickEvent | null,
): Pick<RollWords, 'rows' | 'row' | 'result' | 'counting'> {
  switch (command.type) {
    case 'fireGuns':
      return {
        row: ({ row }) => ({ name: gunWords(command.firer.card.batteries[row ?? 0]?.weapon ?? '') }),
        result: startResult,
        counting: countingWords(),
      };
    case 'launchTorpedo':
      return { row: () => ({ name: gunWords('torpedo') }), result: startResult, counting: countingWords() };
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
            ? t(`quick.told.${event.outcome.attempt}`)
            : undefined,
      };
    case 'trySighting':
      return {
        result: ({ successes }) =>
          successes === null ? undefined : successes > 0 ? t('quick.told.seen') : t('quick.told.unseen'),
      };
    case 'rollUnplanned':
      return { result: () => (event?.type === 'UnplannedRolled' ? movesWords(event.outcome.result) : undefined) };
  }
}

const startResult = ({ purpose, successes }: StripStep): string | undefined =>
  purpose !== 'start' || successes === null
    ? undefined
    : successes > 0
      ? t('quick.strip.onTarget')
      : t('quick.strip.missed');

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
  return t(`quick.strip.${PRINTED.tables.followUps[letter][die - 1] ?? 'followNothing'}`);
}

function RollOutcome({ draft, lines }: RollProps) {
  const salvo = salvoOf(eventOf(useQuickGame(), draft));
  if (salvo === null) return <Outcomes lines={lines} />;
  return (
    <Stack testID="outcome">
      <SalvoResult salvo={salvo} />
    </Stack>
  );
}

/** What guns or torpedoes have scored; null for every other roll. */
function salvoOf(event: QuickEvent | null): Salvo | null {
  if (event?.type !== 'GunsFired' && event?.type !== 'TorpedoLaunched') return null;
  const { asked, outcome } = event;
  const { id } = asked.target;
  return {
    count: outcome.hits.length,
    targets: id === null ? [] : [id],
    expected: expectedHits(asked),
    rows: outcome.salvos
      .filter(({ effective }) => effective > 0)
      .map(({ weapon, effective, restricted, long }) => ({
        weapon,
        target: id ?? '',
        count: effective,
        kind: isSmallShip(asked.target) ? 'boats' : restricted ? 'restricted' : long ? 'shifted' : 'full',
      })),
  };
}
