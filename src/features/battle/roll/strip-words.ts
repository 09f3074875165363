import type { Draft } from '@/game/act';
import type { StripWords } from '@/kit/dice-strip/strip-props';
import { t } from '@/messages/messages';
import type { Command } from '@/rules/togo/index';
import type { HeaderBand } from '@/ui/stack-header';

import { bandOf } from '../sides';
import type { Table } from '../use-table';

interface RollWords extends StripWords {
  readonly title: string;
  readonly side: HeaderBand | undefined;
}

/** What is being rolled, by whom, and what its rows stand for. */
export function stripWords(table: Table, draft: Draft): RollWords {
  const command = draft.command as unknown as Command;
  const { nameOf, view } = table;
  const subject = (id: string) => nameOf(id);
  const sideOf = (id: string | undefined) => {
    const side = id === undefined ? undefined : (view.ships[id]?.side ?? view.formations[id]?.side);
    return side === undefined ? undefined : bandOf(side);
  };
  switch (command.type) {
    case 'fire': {
      const [first] = command.fires;
      const ship = first && command.fires.length === 1 ? first.ship : undefined;
      const shotsOf = (id: string | null) =>
        command.fires.find((fire) => fire.ship === id || (id === null && command.fires.length === 1))?.shots ??
        table.state.ships[id ?? ship ?? '']?.declared?.shots;
      const row: StripWords['row'] = (step) => {
        const firer = step.subject ?? ship ?? '';
        const shot = shotsOf(step.subject)?.[step.row ?? 0];
        const battery = shot && table.state.ships[firer]?.card.batteries[shot.battery];
        return { name: battery?.name ?? '', detail: shot && nameOf(shot.target) };
      };
      return { title: ship ? nameOf(ship) : t('battle.roll.division'), side: sideOf(first?.ship), subject, row };
    }
    case 'rollDamage':
      return {
        title: command.ships.length === 1 ? nameOf(command.ships[0] ?? '') : t('battle.roll.damage'),
        side: command.ships.length === 1 ? sideOf(command.ships[0]) : undefined,
        subject,
        rows: t('battle.roll.hits'),
        row: (step) => ({ name: t('battle.roll.hit', { number: (step.row ?? 0) + 1 }) }),
      };
    case 'controlDamage': {
      const [first] = command.tries;
      const one = command.tries.length === 1 ? first?.ship : undefined;
      return { title: one ? nameOf(one) : t('battle.roll.control'), side: sideOf(one), subject };
    }
    case 'rollUnplanned':
    case 'rollArrival':
    case 'trySighting':
      return { title: nameOf(command.counter), side: sideOf(command.counter), subject };
    case 'weighAnchor':
      return { title: nameOf(command.ship), side: sideOf(command.ship), subject };
    case 'rollInitiative':
      return { title: t('battle.roll.initiative'), side: undefined, subject };
    case 'resolveTorpedo':
      return { title: t('battle.roll.torpedo'), side: undefined, subject };
    default:
      return { title: t('battle.roll.other'), side: undefined, subject };
  }
}
