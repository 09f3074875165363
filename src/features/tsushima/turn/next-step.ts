import { t } from '@/messages/messages';
import type { Obligation, Tagged } from '@/rules/rulebook';
import { type CampaignState, type Command, type CommandOf, inPortArthur, type OwedCode } from '@/rules/tsushima/index';

import { markWords } from '../battle-board/pending-hits';
import { hasTables } from '../battle-board/salvo-facts';
import type { NamedStep, OpenGame, Step } from '../game';
import { monthName } from '../words/names-in';
import { owedSentence } from '../words/owed-words';
import { roman } from '../words/where-words';
import { takenOff } from '@/features/play/turn/choices';
import { claimed } from './claims-panel';

/** One die or two, rolled in the list of the Turn tab. */
const SMALL: readonly string[] = [
  ...(['rollItalianCruisers', 'attackPort', 'raidTown', 'rollFlight', 'clearChannel', 'searchZone'] as const),
] satisfies Command['type'][];
export const isSmallRoll = ({ type }: Tagged): boolean => SMALL.includes(type);

const command = (what: Command): Step => ({ type: 'command', command: what });
const go = (to: string): Step => ({ type: 'go', to });

/** How one thing that is owed is settled from the list. */
export function stepOf(obligation: Obligation): Step {
  const { code, about, command: ready } = obligation as Obligation<OwedCode>;
  switch (code) {
    case 'search':
      return go(`search/${about}`);
    case 'fire-round':
    case 'mark-hits':
      return go('battle');
    case 'check-guns':
      return go(`ship/${about}`);
    case 'zones':
      return ready === null ? go('zones') : command(ready as unknown as Command);
    case 'repairs':
      return ready === null ? go(`side/${about}`) : command(ready as unknown as Command);
    default:
      return ready === null ? { type: 'ask', obligation } : command(ready as unknown as Command);
  }
}

/** With the phone's dice at once; with others, or where a table is missing, salvo by salvo. */
const fireStep = (state: CampaignState): Step =>
  hasTables(state) ? { type: 'command', command: { type: 'fireRound' }, own: 'salvos' } : go('salvos');

type Facts = Pick<OpenGame, 'state' | 'view' | 'nameOf' | 'owed'>;

/** The one filled button: the next thing owed, with what was chosen in the list above it. */
export function nextStep({ owed, state, view, nameOf }: Facts, choice: string | null): NamedStep {
  const [first] = owed as readonly Obligation<OwedCode>[];
  if (first === undefined) return { label: t('tsushima.next.result'), step: go('result') };
  const step = stepOf(first);
  const name = nameOf(first.about);
  const isHidden = view.rulings.stacks === 'hidden';
  switch (first.code) {
    case 'roll-italian':
      return { label: t('tsushima.next.italian', { count: 2 }), icon: 'dice', step };
    case 'start-campaign':
      return { label: t('tsushima.next.start'), step };
    case 'choose-plan':
      return { label: t('tsushima.next.plan'), step };
    case 'start-phase':
      return {
        label: t('tsushima.next.startPhase', { phase: roman(view.phase) }),
        step: command({ type: 'startPhase', claims: claimed(state, choice) }),
      };
    case 'roll-grounding':
      return isHidden
        ? { label: t('tsushima.next.grounding'), icon: 'lock', step: go(`side/${first.about}`) }
        : { label: t('tsushima.next.grounding'), icon: 'dice', step };
    case 'end-move':
      return { label: t('tsushima.next.endMove'), step };
    case 'search':
      return isHidden
        ? { label: t('tsushima.next.search', { name }), icon: 'lock', step: go(`side/${view.active ?? 'ijn'}`) }
        : { label: t('tsushima.next.search', { name }), step };
    case 'search-zone':
      return { label: t('tsushima.next.search', { name }), icon: 'dice', step };
    case 'attack-port':
      return { label: t('tsushima.next.attack', { name }), icon: 'dice', step };
    case 'retreat':
      return { label: t('tsushima.next.retreat'), step };
    case 'end-fight':
      return { label: t('tsushima.next.endFight'), step };
    case 'check-guns':
      return { label: t('tsushima.next.guns'), step };
    case 'fire-round':
      return { label: t('tsushima.battleBoard.fire'), icon: 'target', step: fireStep(state) };
    case 'mark-hits':
      return { label: markWords(state.battle), icon: 'check', step: command({ type: 'markHits' }) };
    case 'repairs': {
      const ready = first.command as unknown as CommandOf<'repair'> | null;
      if (ready === null) return { label: t('tsushima.next.repairsSecret'), icon: 'lock', step };
      return { label: t('tsushima.next.repairs', { count: ready.ships.length }), icon: 'dice', step };
    }
    case 'mines':
    case 'troops':
    case 'morale':
    case 'merchants':
      return { label: t(`tsushima.next.${first.code}`), step };
    case 'zones':
      return { label: first.command === null ? t('tsushima.next.zonesMust') : t('tsushima.next.zones'), step };
    case 'channel':
      return { label: t('tsushima.next.channel'), icon: 'dice', step };
    case 'scuttle': {
      const off = takenOff(choice);
      const ships = inPortArthur(state).filter((ship) => !off.includes(ship));
      return {
        label: t('tsushima.next.scuttle', { count: ships.length }),
        ...(ships.length > 0 && { icon: 'dice' }),
        step: command({ type: 'scuttle', ships }),
      };
    }
    case 'end-month':
      return { label: t('tsushima.next.endMonth', { month: monthName(view.month) }), step };
    default:
      return { label: owedSentence(first, nameOf), step };
  }
}
