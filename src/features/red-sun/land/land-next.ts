import { takenOff } from '@/features/play/turn/choices';
import { t } from '@/messages/messages';
import type { CommandOf, OwedCode } from '@/rules/red-sun/index';
import type { Obligation } from '@/rules/rulebook';

import type { NamedStep, Step } from '../game';
import { chosenLosses } from './losses';

/** The answer to "In command radius?" with which nothing is lent. */
export const NOT_LENT = 'lend';

/** The filled button of a land stage; null where what is owed is none of its things. */
export function landNext(owed: Obligation<OwedCode>, step: Step, choice: string | null): NamedStep | null {
  switch (owed.code) {
    case 'judge-supply':
      return { label: t('red-sun.landNext.supply'), step };
    case 'end-reinforcement':
      return { label: t('red-sun.landNext.reinforcement'), step };
    case 'type-rating':
      return { label: t('red-sun.landNext.rating'), step };
    case 'activate-supreme':
    case 'activate-army': {
      const ready = owed.command as unknown as CommandOf<'activate'>;
      const lend = ready.lend && !takenOff(choice).includes(NOT_LENT);
      const command = { ...ready, lend };
      return { label: t('red-sun.landNext.headquarters'), icon: 'dice', step: { type: 'command', command } };
    }
    case 'activate-units': {
      const { who } = owed.command as unknown as CommandOf<'activate'>;
      return { label: t('red-sun.landNext.units', { count: who.length }), icon: 'dice', step };
    }
    case 'end-activation':
      return { label: t('red-sun.landNext.activation'), step };
    case 'take-losses': {
      const ready = owed.command as unknown as CommandOf<'takeLosses'>;
      const losses = chosenLosses(choice) ?? ready.losses;
      return { label: t('red-sun.landNext.losses'), step: { type: 'command', command: { ...ready, losses } } };
    }
    case 'end-combat':
      return { label: t('red-sun.landNext.combat'), step };
    default:
      return null;
  }
}
