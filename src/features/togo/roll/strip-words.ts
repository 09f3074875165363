import type { Draft } from '@/game/act';
import type { RollWords } from '@/features/play/companion';
import type { StripWords } from '@/kit/dice-strip/strip-props';
import { bandOf } from '@/kit/sides';
import { gunWords } from '@/kit/words/gun-words';
import { inchWords } from '@/kit/words/inches';
import { t } from '@/messages/messages';
import type { Strip, StripStep } from '@/rules/common/strip';
import { type Command, type CommandOf, PRINTED_TABLES } from '@/rules/togo/index';

import { unplannedWords, whatWords } from '../words/event-words';
import { damageWords } from './damage-words';
import type { OpenGame } from '../game';

/** What is being rolled, by whom, and what pressing Done will write down. */
export function rollWords(game: OpenGame, draft: Draft, strip: Strip | null): RollWords {
  const hurt = strip ? shipInHand(draft, strip) : undefined;
  // A division's strip is longer than the screen: what came of it is read first.
  const outcomeAbove = isDamage(draft) || (isVolley(draft) && strip?.complete === true);
  return { ...stripWords(game, draft, hurt), done: strip ? doneWords(draft, strip) : '', outcomeAbove };
}

/** Several ships fire together. */
const isVolley = ({ command }: Draft): boolean => {
  const { type, fires } = command as unknown as CommandOf<'fire'>;
  return type === 'fire' && fires.length > 1;
};

export const isDamage = ({ command }: Draft): boolean => (command as unknown as Command).type === 'rollDamage';

/** Whose hits are being worked off: hers alone, or of several hers whose dice are wanted. */
export function shipInHand(draft: Draft, { active }: Strip): string | undefined {
  const command = draft.command as unknown as Command;
  if (command.type !== 'rollDamage') return undefined;
  return command.ships.length === 1 ? command.ships[0] : (active?.subject ?? undefined);
}

type Words = Omit<RollWords, 'done'>;

/** What is being rolled, by whom, and what its rows stand for. `hurt` is the ship whose hits are being worked off. */
function stripWords(table: OpenGame, draft: Draft, hurt?: string): Words {
  const command = draft.command as unknown as Command;
  const { nameOf } = table;
  switch (command.type) {
    case 'fire':
      return fireWords(table, command);
    case 'rollDamage': {
      const words = { ...of(table, hurt, t('battle.roll.damage')), ...damageWords(table, draft, command.ships) };
      return hurt === undefined ? words : { ...words, title: t('damage.title', { name: nameOf(hurt) }) };
    }
    case 'controlDamage': {
      const one = command.tries.length === 1 ? command.tries[0]?.ship : undefined;
      return { ...of(table, one, t('battle.roll.control')), result: (step) => workedOn(table, command, step) };
    }
    case 'moveAhead': {
      const one = command.moves.length === 1 ? command.moves[0]?.counter : undefined;
      return { ...of(table, one, t('move.strip')), result: (step) => unplannedResult(table, step) };
    }
    case 'rollUnplanned':
      return {
        ...of(table, command.counter, nameOf(command.counter)),
        result: (step) => unplannedResult(table, step),
      };
    case 'rollArrival':
    case 'trySighting':
      return of(table, command.counter, nameOf(command.counter));
    case 'weighAnchor':
      return of(table, command.ship, nameOf(command.ship));
    case 'rollInitiative':
      return {
        ...of(table, undefined, t('battle.roll.initiative')),
        rows: t('battle.roll.throws'),
        wideRows: true,
        row: (step) => ({
          name: t('battle.roll.throw', { number: (step.row ?? 0) + 1 }),
          detail: t('battle.roll.sides'),
        }),
      };
    case 'resolveTorpedo':
      return torpedoWords(table, command.marker);
    default:
      return of(table, undefined, t('play.roll.other'));
  }
}

/** What the crew works on, beside its die: before it is thrown, too. */
function workedOn({ state }: OpenGame, { tries }: CommandOf<'controlDamage'>, { purpose, subject }: StripStep) {
  const tried = purpose === 'control' ? tries.find(({ ship }) => tries.length === 1 || ship === subject) : undefined;
  if (!tried || tried.attempt === null) return undefined;
  const marker = state.ships[tried.ship]?.markers.find(({ id }) => id === tried.attempt);
  return whatWords(marker?.letter ?? 'fire');
}

/** What the two dice mean, beside them. */
function unplannedResult({ view }: OpenGame, { faces, missing }: StripStep): string | undefined {
  const total = faces.reduce((sum, { face }) => sum + (face ?? 0), 0);
  const result = missing > 0 ? undefined : (view.tables ?? PRINTED_TABLES).unplanned[total - 2];
  return result && unplannedWords(result);
}

/** Of one ship or formation, whose name is the title; else of several. */
function of({ view, nameOf }: OpenGame, one: string | undefined, several: string): Words {
  if (one === undefined) return { title: several, band: undefined, subject: nameOf };
  const side = view.ships[one]?.side ?? view.formations[one]?.side;
  return { title: nameOf(one), band: side && bandOf(side), subject: nameOf };
}

function torpedoWords(table: OpenGame, id: string): Words {
  const marker = table.view.markers[id];
  const attack = marker?.attack;
  const count = attack ? attack.factors * attack.boats : 0;
  return {
    ...of(table, undefined, table.nameOf(id)),
    band: marker && bandOf(marker.side),
    // The title has the target, whose name may be too long for a row's head.
    rows: t('torpedo.title'),
    counting: countingWords(),
    wideRows: true,
    row: () => ({ name: t('torpedo.row', { count }) }),
  };
}

function fireWords(table: OpenGame, { fires }: CommandOf<'fire'>): Words {
  const { nameOf, state } = table;
  const one = fires.length === 1 ? fires[0]?.ship : undefined;
  const shotsOf = (firer: string) =>
    fires.find(({ ship }) => ship === firer)?.shots ?? state.ships[firer]?.declared?.shots ?? [];
  const targets = new Set(fires.flatMap(({ ship }) => shotsOf(ship).map(({ target }) => target)));
  const [target = ''] = targets;
  const ranges = new Set(fires.flatMap(({ ship }) => shotsOf(ship).map(({ range }) => range)));
  const isSplit = (firer: string) => new Set(shotsOf(firer).map((shot) => shot.target)).size > 1;
  // One target stands in the title: a row's head has no room for a long name.
  const told = one !== undefined && targets.size === 1;
  const row: StripWords['row'] = (step) => {
    const firer = step.subject ?? one ?? '';
    const shot = shotsOf(firer)[step.row ?? 0];
    const battery = shot && state.ships[firer]?.card.batteries[shot.battery];
    return {
      name: battery ? gunWords(battery.weapon) : '',
      detail: shot && isSplit(firer) ? nameOf(shot.target) : undefined,
    };
  };
  /** Whom she fires at and from where: dice for an old range must not be taken for those of a new one. */
  const aimOf = (firer: string) => {
    const shots = shotsOf(firer);
    const [first] = shots;
    if (first === undefined) return undefined;
    const isOne = shots.every((shot) => shot.target === first.target && shot.range === first.range);
    return isOne
      ? t('battle.roll.aim', { target: nameOf(first.target), range: inchWords(first.range) })
      : t('battle.roll.aims', {
          ranges: [
            ...new Set(
              shots.map((shot) => t('battle.roll.aim', { target: nameOf(shot.target), range: inchWords(shot.range) })),
            ),
          ].join(', '),
        });
  };
  return {
    ...of(table, one, ''),
    ...(one === undefined
      ? volleyTitle(table, fires)
      : told
        ? { title: t('damage.salvo.at', { name: nameOf(one), target: nameOf(target) }) }
        : { title: t('damage.salvo.title', { name: nameOf(one) }) }),
    subtitle:
      one === undefined
        ? undefined
        : told && ranges.size === 1
          ? t('battle.roll.range', { range: inchWords([...ranges][0]!) })
          : aimOf(one),
    subjectDetail: aimOf,
    wideRows: !told && (one !== undefined || targets.size > 1),
    row,
    counting: countingWords(),
    result: ({ purpose, successes, need }) =>
      purpose !== 'start' || successes === null
        ? undefined
        : successes > 0
          ? t('battle.roll.onTarget')
          : t('battle.roll.offTarget', { need: need ?? 0 }),
  };
}

/** Guns and torpedoes roll in chains: start, then hit, size and penetration of what the roll before left. */
export const countingWords = () => ({
  question: t('battle.roll.found'),
  scored: (count: number) => t('battle.roll.scored', { count }),
  missed: t('battle.roll.notFound'),
});

/** The division, or the side where several of its divisions fire. */
function volleyTitle({ view, nameOf }: OpenGame, fires: CommandOf<'fire'>['fires']): Pick<Words, 'title' | 'band'> {
  const ships = fires.flatMap(({ ship }) => view.ships[ship] ?? []);
  const [first] = ships;
  if (!first) return { title: t('play.roll.other'), band: undefined };
  const isOne = ships.every(({ formation }) => formation === first.formation);
  const title = isOne
    ? t('damage.salvo.title', { name: nameOf(first.formation) })
    : t('volley.title', { side: nameOf(first.side) });
  return { title, band: bandOf(first.side) };
}

/** What pressing Done will write down. */
function doneWords(draft: Draft, strip: Strip): string {
  const { type } = draft.command as unknown as Command;
  if (type !== 'fire' && type !== 'resolveTorpedo') return t('battle.roll.done');
  const pens = strip.groups.flatMap(({ rows }) =>
    rows.flatMap(({ steps }) => steps.filter(({ purpose }) => purpose === 'pen')),
  );
  const count = pens.reduce((sum, { successes }) => sum + (successes ?? 0), 0);
  return count === 0 ? t('battle.roll.noHits') : t('battle.roll.hits', { count });
}
