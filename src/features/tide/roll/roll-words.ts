import type { RollWords } from '@/features/play/companion';
import { type Draft, evaluate } from '@/game/act';
import type { StripWords } from '@/kit/dice-strip/strip-props';
import { bandOf, JOINT_BAND } from '@/kit/sides';
import { t } from '@/messages/messages';
import { stepsOf, type Strip, type StripGroup, type StripStep } from '@/rules/common/strip';
import type { CampaignEvent, Command, CommandOf, Port } from '@/rules/tide/index';

import { type Sets, usualSets } from '../fire/fire-plan';
import { BOOK, type OpenGame } from '../game';

const PORTS: readonly string[] = ['port-arthur', 'vladivostok', 'japan'] satisfies Port[];

/** What is being rolled, by whom, and what pressing Done will write down. */
export function rollWords(game: OpenGame, draft: Draft): RollWords {
  const command = draft.command as unknown as Command;
  return {
    subject: subjectIn(game),
    ...headOf(command),
    ...(command.type === 'fire' ? fireWords(game, command) : {}),
    done: doneWords(game, draft),
  };
}

/** A port where all its ships roll together, else a ship or a side. */
const subjectIn =
  ({ nameOf }: OpenGame) =>
  (id: string): string =>
    PORTS.includes(id) ? t(`tide.port.${id as Port}`) : nameOf(id);

function headOf(command: Command): Pick<RollWords, 'title' | 'band'> {
  switch (command.type) {
    case 'enterCoastal':
      return { title: t('tide.rollOf.mines'), band: bandOf('ijn') };
    case 'leaveCoastal':
    case 'enterOpenSea':
      return { title: t('tide.rollOf.mines'), band: bandOf('irn') };
    case 'crossT':
      return { title: t('tide.rollOf.crossing'), band: bandOf(command.side) };
    case 'fire':
      return {
        title: command.side === 'ijn' ? t('tide.rollOf.fireIjn') : t('tide.rollOf.fireIrn'),
        band: bandOf(command.side),
      };
    case 'recover':
    case 'repair': {
      const [side, other] = command.sides;
      const band = side === undefined || other !== undefined ? JOINT_BAND : bandOf(side);
      return { title: command.type === 'recover' ? t('tide.rollOf.recover') : t('tide.rollOf.repair'), band };
    }
    default:
      return { title: t('play.roll.other'), band: undefined };
  }
}

const setsOf = ({ state }: OpenGame, command: CommandOf<'fire'>): Sets =>
  command.sets ?? usualSets(state, command.side);

/** A group for each target, a row for each ship that fires at it. */
function fireWords(game: OpenGame, command: CommandOf<'fire'>): StripWords {
  const sets = setsOf(game, command);
  return {
    rows: t('tide.fire.fires'),
    wideRows: true,
    row: ({ subject, row }) => {
      const set = sets.find(({ target }) => target === subject);
      const ship = set?.firers[row ?? 0]?.ship;
      return { name: ship === undefined ? '' : game.nameOf(ship) };
    },
  };
}

/** Set by set, as the book has it fired (TAS-23). */
export function arrange(game: OpenGame, draft: Draft, strip: Strip): Strip {
  const command = draft.command as unknown as Command;
  if (command.type !== 'fire') return strip;
  const steps = stepsOf(strip);
  const groups: StripGroup[] = setsOf(game, command).flatMap(({ target, firers }) => {
    const rows = firers.flatMap(({ ship }, row) => {
      const own = steps
        .filter(({ subject }) => subject === ship)
        .map((step): StripStep => ({ ...step, subject: target, row }));
      return own.length === 0 ? [] : [{ row, steps: own }];
    });
    return rows.length === 0 ? [] : [{ subject: target, lead: [], rows }];
  });
  const active = stepsOf({ groups }).find(({ key }) => key === strip.active?.key) ?? strip.active;
  return { ...strip, groups, active };
}

function doneWords({ battle }: OpenGame, draft: Draft): string {
  const { type } = draft.command as unknown as Command;
  const evaluated = type === 'fire' ? evaluate(BOOK, battle, draft) : null;
  if (!evaluated?.ok || evaluated.value.type !== 'done') return t('tide.rollOf.done');
  const fired = (evaluated.value.events as unknown as readonly CampaignEvent[]).find((event) => event.type === 'Fired');
  return t('tide.rollOf.hits', { count: fired?.sets.reduce((sum, { hits }) => sum + hits, 0) ?? 0 });
}
