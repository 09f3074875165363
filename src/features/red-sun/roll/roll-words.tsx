import type { RollWords } from '@/features/play/companion';
import type { Draft } from '@/game/act';
import type { StripWords } from '@/kit/dice-strip/strip-props';
import { bandOf, JOINT_BAND } from '@/kit/sides';
import { t } from '@/messages/messages';
import type { Strip } from '@/rules/common/strip';
import {
  type Command,
  type CommandOf,
  damageByFace,
  findFleet,
  findShip,
  type Gunner,
  gunnersOf,
  sideOf,
  torpedoShot,
} from '@/rules/red-sun/index';

import type { OpenGame } from '../game';
import { ShotLadder } from '../sea/shot-words';
import { ofSideWords } from '../words/names-in';

type Shot = NonNullable<Gunner['shot']>;

/** What is being rolled, by whom, and what pressing Done will write down. */
export function rollWords(game: OpenGame, draft: Draft, strip: Strip | null): RollWords {
  const command = draft.command as unknown as Command;
  return {
    subject: game.nameOf,
    ...headOf(game, command, strip?.active?.subject ?? null),
    ...(command.type === 'fireAll' || command.type === 'fireTorpedoes' ? shotWords(game, command) : {}),
    done: t('red-sun.rollOf.done'),
  };
}

/** The shot of a ship in a roll of many. */
function shotIn({ state }: OpenGame, command: CommandOf<'fireAll' | 'fireTorpedoes'>, id: string | null): Shot | null {
  const { battle } = state;
  if (battle === null || id === null) return null;
  if (command.type === 'fireAll') return gunnersOf(state, battle).find(({ ship }) => ship.id === id)?.shot ?? null;
  const [ship, target] = [findShip(state, id), command.shots.find((shot) => shot.ship === id)?.target];
  return ship === null || target === undefined ? null : torpedoShot(state, battle, ship, target);
}

/** Under each ship her target; what each face would do to it, and what hers did. */
function shotWords(game: OpenGame, command: CommandOf<'fireAll' | 'fireTorpedoes'>): StripWords {
  const shotOf = (id: string | null) => shotIn(game, command, id);
  return {
    subjectDetail: (id) => {
      const shot = shotOf(id);
      return shot === null ? undefined : t('red-sun.hour.on', { name: game.nameOf(shot.target) });
    },
    result: ({ subject, faces: [die] }) => {
      const shot = shotOf(subject);
      if (shot === null || die?.face == null) return undefined;
      const damage = damageByFace(shot)[die.face - 1] ?? 0;
      return damage === 0
        ? t('red-sun.hour.missed')
        : t('red-sun.hour.hit', { count: damage, name: game.nameOf(shot.target) });
    },
    aid: ({ subject }) => {
      const shot = shotOf(subject);
      return shot && <ShotLadder shot={shot} />;
    },
  };
}

function headOf(
  { state, nameOf }: OpenGame,
  command: Command,
  active: string | null,
): Pick<RollWords, 'title' | 'band'> {
  const side = sideOf(state.stage);
  const acting = side === null ? JOINT_BAND : bandOf(side);
  switch (command.type) {
    case 'rollInitiative':
      return {
        title:
          active === null
            ? t('red-sun.rollOf.initiative', { side: ofSideWords(command.side) })
            : t('red-sun.rollOf.initiativeOf', { name: nameOf(active) }),
        band: bandOf(command.side),
      };
    case 'rollWeather':
      return { title: t('red-sun.rollOf.weather'), band: JOINT_BAND };
    case 'rollManoeuvre':
      return { title: t('red-sun.rollOf.manoeuvre'), band: JOINT_BAND };
    case 'fireAll':
      return { title: t('red-sun.rollOf.fire'), band: JOINT_BAND };
    case 'fireTorpedoes':
      return {
        title: t('red-sun.rollOf.torpedoes', { side: ofSideWords(command.side) }),
        band: bandOf(command.side),
      };
    case 'rollAdmiral': {
      const fleet = findFleet(state, command.fleet);
      return {
        title: t('red-sun.rollOf.admiral', { name: nameOf(command.fleet) }),
        band: fleet === null ? JOINT_BAND : bandOf(fleet.side),
      };
    }
    case 'rollBlockade':
      return { title: t('red-sun.rollOf.blockade'), band: bandOf('ijn') };
    case 'activate':
      return {
        title:
          active === null ? t('red-sun.rollOf.activation') : t('red-sun.rollOf.activationOf', { name: nameOf(active) }),
        band: acting,
      };
    case 'assault':
      return { title: t('red-sun.rollOf.assault'), band: acting };
    default:
      return { title: t('play.roll.other'), band: undefined };
  }
}
