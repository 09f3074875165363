import type { RollWords } from '@/features/play/companion';
import type { Draft } from '@/game/act';
import { bandOf, JOINT_BAND } from '@/kit/sides';
import { t } from '@/messages/messages';
import type { Strip } from '@/rules/common/strip';
import { type Command, findGroup, findShip } from '@/rules/tsushima/index';

import { arrangeFire, fireWords } from '../battle-board/fire-words';
import type { OpenGame } from '../game';
import { portName } from '../words/names-in';

/** What is being rolled, by whom, and what pressing Done will write down. */
export function rollWords(game: OpenGame, draft: Draft, strip: Strip | null): RollWords {
  const command = draft.command as unknown as Command;
  return {
    subject: game.nameOf,
    ...headOf(game, command),
    done: t('tsushima.rollOf.done'),
    ...(command.type === 'fireRound' ? fireWords(game, draft, strip) : {}),
  };
}

/** The strip as the table reads it. */
export const arrange = (game: OpenGame, draft: Draft, strip: Strip): Strip =>
  (draft.command as unknown as Command).type === 'fireRound' ? arrangeFire(game, draft, strip) : strip;

function headOf({ state }: OpenGame, command: Command): Pick<RollWords, 'title' | 'band'> {
  const acting = state.active === null ? JOINT_BAND : bandOf(state.active);
  switch (command.type) {
    case 'rollItalianCruisers':
      return { title: t('tsushima.rollOf.italian'), band: JOINT_BAND };
    case 'moveGroup':
    case 'retreat': {
      const side = findGroup(state, command.group)?.side;
      return { title: t('tsushima.rollOf.mine'), band: side === undefined ? acting : bandOf(side) };
    }
    case 'rollGrounding':
      return { title: t('tsushima.rollOf.grounding'), band: bandOf(command.side) };
    case 'search':
      return { title: t('tsushima.rollOf.search'), band: acting };
    case 'searchZone':
      return { title: t('tsushima.rollOf.zone'), band: JOINT_BAND };
    case 'attackPort':
      return { title: t('tsushima.rollOf.attack', { where: portName(command.port) }), band: acting };
    case 'sendBlockShips':
      return { title: t('tsushima.rollOf.blockShips'), band: bandOf('ijn') };
    case 'raidTown':
      return { title: t('tsushima.rollOf.raid'), band: bandOf('irn') };
    case 'rollFlight':
      return { title: t('tsushima.rollOf.flight'), band: bandOf(command.side) };
    case 'fireRound':
      return { title: t('tsushima.rollOf.fire'), band: JOINT_BAND };
    case 'repair':
      return { title: t('tsushima.rollOf.repair'), band: command.side ? bandOf(command.side) : JOINT_BAND };
    case 'sweepMine':
      return {
        title: t('tsushima.rollOf.sweep'),
        band: bandOf(findShip(state, command.ships[0] ?? '')?.side ?? 'ijn'),
      };
    case 'resolveTroops':
      return { title: t('tsushima.rollOf.troops'), band: bandOf('ijn') };
    case 'clearChannel':
      return { title: t('tsushima.rollOf.channel'), band: bandOf('irn') };
    case 'scuttle':
      return { title: t('tsushima.rollOf.scuttle'), band: bandOf('irn') };
    default:
      return { title: t('play.roll.other'), band: undefined };
  }
}
