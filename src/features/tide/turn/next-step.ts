import { t } from '@/messages/messages';
import type { Obligation, Tagged } from '@/rules/rulebook';
import {
  type CampaignState,
  type Command,
  isSecretInPort,
  type OwedCode,
  rollsIn,
  type Side,
  SIDES,
} from '@/rules/tide/index';

import type { NamedStep, OpenGame, Step } from '../game';
import { owedSentence } from '../words/owed-words';

/** The two answers to a question of the ladder: what a side may do, and leaving it. */
export type Answer = 'yes' | 'no';

/** Crossing the T is one die. */
export const isSmallRoll = ({ type }: Tagged): boolean => type === 'crossT';

const command = (what: Command, then?: string): Step =>
  then === undefined ? { type: 'command', command: what } : { type: 'command', command: what, then };
const go = (to: string): Step => ({ type: 'go', to });

/** What is chosen where nobody has touched the question: what costs least taps, and never what rolls or reveals. */
export function usualAnswer(code: OwedCode): Answer {
  switch (code) {
    case 'choose-vladivostok':
    case 'choose-port-arthur':
    case 'smoke-or-not':
      return 'no';
    default:
      return 'yes';
  }
}

/** How one thing that is owed is settled from the list, without a choice. */
export function stepOf(obligation: Obligation): Step {
  const { code, about, command: ready } = obligation as Obligation<OwedCode>;
  switch (code) {
    case 'pick-chits':
      return go(`chits/${about}`);
    case 'type-ratings':
      return go(`ratings/${about}`);
    case 'fire':
      return go('fire');
    case 'type-victory-points':
      return { type: 'ask', obligation };
    default:
      return ready === null ? { type: 'ask', obligation } : command(ready as unknown as Command);
  }
}

/** Dice that the ships of these sides roll in port. */
export const portDice = (state: CampaignState, step: 'recover' | 'repair', sides: readonly Side[]): number =>
  sides.reduce((sum, side) => sum + rollsIn(state, step, side).length, 0);

type Facts = Pick<OpenGame, 'state' | 'view' | 'nameOf' | 'owed'>;

/** The one filled button: the answer that is chosen, or the next thing owed. */
export function nextStep(game: Facts, choice: string | null): NamedStep {
  const { owed, state, view, nameOf } = game;
  const [first] = owed as readonly Obligation<OwedCode>[];
  if (first === undefined) return { label: t('tide.next.result'), step: go('result') };
  const isYes = (choice ?? usualAnswer(first.code)) === 'yes';
  const side: Side = first.about === 'irn' ? 'irn' : 'ijn';
  switch (first.code) {
    case 'choose-vladivostok':
    case 'choose-port-arthur':
    case 'choose-japan': {
      const fleet = first.about as 'vladivostok' | 'port-arthur' | 'japan';
      return isYes
        ? { label: t('tide.next.choose'), icon: 'lock', step: go(`sail/${fleet}`) }
        : {
            label: fleet === 'japan' ? t('tide.brings.stayHome') : t('tide.next.stay'),
            step: command({ type: 'stayInPort', fleet }),
          };
    }
    case 'enter-coastal':
      return isYes
        ? { label: t('tide.next.enter'), icon: 'lock', step: go('mines/ijn') }
        : { label: t('tide.next.stayOut'), step: command({ type: 'stayOut', side: 'ijn' }) };
    case 'leave-coastal':
      if (!isYes) return { label: t('tide.next.stayIn'), step: command({ type: 'stayOut', side: 'irn' }) };
      // Whoever evacuates rolls for no mines.
      return view.evacuating
        ? { label: t('tide.next.evacuate'), step: command({ type: 'leaveCoastal' }) }
        : { label: t('tide.next.leave'), icon: 'lock', step: go('mines/irn') };
    case 'reveal-fleets':
      return { label: t('tide.next.reveal'), step: command({ type: 'reveal' }) };
    case 'fight-or-withdraw':
      return isYes
        ? {
            label: t('tide.next.fight'),
            step: command({ type: 'fightOn', side }, side === 'ijn' ? 'chits/ijn' : undefined),
          }
        : { label: t('tide.next.withdraw'), step: command({ type: 'withdraw', side }) };
    case 'pick-chits':
      return { label: t('tide.next.chits'), icon: 'lock', step: go(`chits/${side}`) };
    case 'reveal-chits':
      return { label: t('tide.next.revealChits'), step: command({ type: 'revealChits' }, 'manoeuvre') };
    case 'cross-t':
      return { label: t('tide.next.crossing'), step: go('manoeuvre') };
    case 'type-ratings':
      return { label: t('tide.next.ratings'), step: go(`ratings/${first.about}`) };
    case 'fire':
      return { label: t('tide.next.fire'), icon: 'target', step: go('fire') };
    case 'smoke-or-not': {
      // After the last answer the next round is fired.
      const then = side === 'ijn' ? 'fire' : undefined;
      return isYes
        ? { label: t('tide.next.smoke'), step: command({ type: 'laySmoke', side }, then) }
        : { label: t('tide.next.noSmoke'), step: command({ type: 'noSmoke', side }, then) };
    }
    case 'recover':
    case 'repair': {
      // Whether a side has anything to roll is its own to know.
      if (isSecretInPort(state)) return { label: t('tide.next.port'), icon: 'lock', step: go(`port/${side}`) };
      const sides = SIDES.filter(
        (each) => !state.recovered[each] && rollsIn(state, first.code as 'recover', each).length > 0,
      );
      const count = portDice(state, first.code, sides);
      return { label: t('tide.next.dice', { count }), icon: 'dice', step: command({ type: first.code, sides }) };
    }
    case 'next-turn':
      return { label: t('tide.next.turn', { turn: view.turn + 1 }), step: command({ type: 'nextTurn' }) };
    case 'tsushima':
      return { label: t('tide.next.tsushima'), step: command({ type: 'beginTsushima' }) };
    case 'cross-mines': {
      const count = state.meetings.european.irn?.ships.length ?? 0;
      return { label: t('tide.next.dice', { count }), icon: 'dice', step: command({ type: 'enterOpenSea' }) };
    }
    case 'type-victory-points':
      return { label: t('tide.next.victoryPoints'), step: { type: 'ask', obligation: first } };
    case 'end-campaign':
      return { label: t('tide.next.end'), step: command({ type: 'endCampaign' }) };
    default:
      return { label: owedSentence(first, nameOf), step: stepOf(first) };
  }
}
