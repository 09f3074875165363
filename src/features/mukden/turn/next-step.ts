import { takenOff } from '@/features/play/turn/choices';
import { t } from '@/messages/messages';
import type { Command, CommandOf, Order, OwedCode } from '@/rules/mukden/index';
import type { Obligation, Tagged } from '@/rules/rulebook';

import type { NamedStep, OpenGame, Step } from '../game';
import { owedSentence } from '../words/owed-words';
import { judged } from './judge-choice';

/** One die, rolled on the Turn tab. */
const SMALL: readonly string[] = ['rollParalysis'] satisfies Command['type'][];
export const isSmallRoll = ({ type }: Tagged): boolean => SMALL.includes(type);

const command = (what: Command): Step => ({ type: 'command', command: what });
const go = (to: string): Step => ({ type: 'go', to });

/** How one thing that is owed is settled from the list. */
export function stepOf(obligation: Obligation): Step {
  const { code, command: ready } = obligation as Obligation<OwedCode>;
  switch (code) {
    case 'act-movement':
      return go('move');
    case 'act-combat':
    case 'show-defenders':
    case 'roll-attack':
    case 'take-losses':
    case 'advance-units':
    case 'follow-up':
    case 'end-action':
      return go('attack');
    default:
      return ready === null ? { type: 'ask', obligation } : command(ready as unknown as Command);
  }
}

/** The order that is ticked; combat with its guns is what the filled button offers first. */
export const chosenOrder = (choice: string | null): Order => (choice === 'movement' ? 'movement' : 'combat');

/** The one filled button: the next thing owed, with what was chosen in the list above it. */
export function nextStep(
  { owed, view, nameOf }: Pick<OpenGame, 'view' | 'nameOf' | 'owed'>,
  choice: string | null,
): NamedStep {
  const [first] = owed as readonly Obligation<OwedCode>[];
  if (first === undefined) return { label: t('mukden.next.result'), step: go('result') };
  const step = stepOf(first);
  switch (first.code) {
    case 'place-corps': {
      const ready = first.command as unknown as CommandOf<'placeCorps'>;
      const hex = view.corpsHexes.find((each) => each === choice) ?? ready.hex;
      return { label: t('mukden.next.corps'), step: command({ type: 'placeCorps', hex }) };
    }
    case 'choose-order': {
      const order = chosenOrder(choice);
      return { label: t(`mukden.next.order.${order}`), step: command({ type: 'chooseOrder', first: order }) };
    }
    case 'roll-paralysis':
      return { label: t('mukden.next.paralysis'), icon: 'dice', step };
    case 'choose-paralysed': {
      const units = takenOff(choice);
      return {
        label: t('mukden.next.paralyse', { count: units.length }),
        step: command({ type: 'paralyse', units }),
      };
    }
    case 'act-movement':
      return { label: t('mukden.next.move'), icon: 'next', step };
    case 'act-combat':
      return { label: t('mukden.next.attack'), icon: 'target', step };
    case 'recover-all':
      return { label: t('mukden.next.recover'), step };
    case 'judge-game': {
      const { withoutLoc: found } = first.command as unknown as CommandOf<'judge'>;
      return { label: t('mukden.next.judge'), step: command({ type: 'judge', ...judged(choice, found) }) };
    }
    case 'show-defenders':
    case 'roll-attack':
    case 'take-losses':
    case 'advance-units':
    case 'follow-up':
    case 'end-action':
      return { label: t('mukden.next.goOn'), icon: 'next', step };
    default:
      return { label: owedSentence(first, nameOf), step };
  }
}
