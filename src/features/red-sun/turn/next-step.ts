import { takenOff } from '@/features/play/turn/choices';
import { t } from '@/messages/messages';
import { type Command, type CommandOf, NAVAL_ROUNDS, type OwedCode } from '@/rules/red-sun/index';
import type { Obligation, Tagged } from '@/rules/rulebook';

import type { NamedStep, OpenGame, Step } from '../game';
import { landNext } from '../land/land-next';
import { chosenRange, torpedoChoice, torpedoShots } from '../sea/battle-choices';
import { owedSentence } from '../words/owed-words';
import { seasonChosen } from './end-panel';
import { hitShips } from './ships-hit';

/** One die, rolled in the list of the Turn tab. */
const SMALL: readonly string[] = [
  ...([
    'rollWeather',
    'rollManoeuvre',
    'rollAdmiral',
    'rollBlockade',
    'rollInitiative',
    'activate',
    'assault',
  ] as const),
] satisfies Command['type'][];
export const isSmallRoll = ({ type }: Tagged): boolean => SMALL.includes(type);

const command = (what: Command): Step => ({ type: 'command', command: what });
const go = (to: string): Step => ({ type: 'go', to });

/** Rows of a checklist are ticked where they stand; the filled button is for what comes after them. */
export const inOrder = (owed: readonly Obligation[]): readonly Obligation[] => [
  ...owed.filter(({ code }) => !code.startsWith('row-')),
  ...owed.filter(({ code }) => code.startsWith('row-')),
];

/** How one thing that is owed is settled from the list. */
export function stepOf(obligation: Obligation): Step {
  const { code, about, command: ready } = obligation as Obligation<OwedCode>;
  switch (code) {
    case 'pick-sorties':
      return go(`sorties/${about}`);
    case 'type-strength':
      return go(`ship/${about}`);
    case 'type-rating':
      return go(`unit/${about}`);
    default:
      return ready === null ? { type: 'ask', obligation } : command(ready as unknown as Command);
  }
}

/** Before the first weather. */
const NO_RANGE = { range: null } as const;
const rangeStep = (range: number): NamedStep => ({
  label: t('red-sun.next.range', { range }),
  step: command({ type: 'setRange', range }),
});

type Facts = Pick<OpenGame, 'state' | 'view' | 'nameOf' | 'owed'>;

/** The one filled button: the next thing owed, with what was chosen in the list above it. */
export function nextStep(game: Facts, choice: string | null): NamedStep {
  const { owed, state, view, nameOf } = game;
  const [first] = owed as readonly Obligation<OwedCode>[];
  if (first === undefined) return { label: t('red-sun.next.result'), step: go('result') };
  const step = stepOf(first);
  switch (first.code) {
    case 'pick-sorties':
      return { label: t('red-sun.next.sorties'), icon: 'lock', step };
    case 'roll-initiative': {
      const ready = first.command as unknown as CommandOf<'rollInitiative'>;
      if (ready.fleets === undefined) return { label: t('red-sun.next.initiative', { count: 1 }), icon: 'dice', step };
      const off = takenOff(choice);
      const fleets = ready.fleets.filter((fleet) => !off.includes(fleet));
      return {
        label: t('red-sun.next.initiative', { count: fleets.length }),
        ...(fleets.length > 0 && { icon: 'dice' }),
        step: command({ ...ready, fleets }),
      };
    }
    case 'search-fleets':
      return { label: t('red-sun.next.search'), step };
    case 'next-round':
      return {
        label: view.round < NAVAL_ROUNDS ? t('red-sun.next.round') : t('red-sun.next.endMovement'),
        step,
      };
    case 'roll-weather':
      return { label: t('red-sun.next.weather'), icon: 'dice', step };
    case 'record-sighting':
      return { label: t('red-sun.sighting.yes'), step: command({ type: 'recordSighting', found: true }) };
    case 'set-range':
      return rangeStep(chosenRange(state.battle ?? NO_RANGE, choice) ?? 0);
    case 'type-strength':
      return { label: t('red-sun.next.strength'), step };
    case 'fire-all': {
      const range = chosenRange(state.battle ?? NO_RANGE, choice);
      if (range !== null && range !== state.battle?.range) return rangeStep(range);
      const count = view.battle?.gunners.filter(({ p }) => (p ?? 0) > 0).length ?? 0;
      return { label: t('red-sun.next.fire', { count }), ...(count > 0 && { icon: 'target' }), step };
    }
    case 'out-of-sight': {
      const range = chosenRange(state.battle ?? NO_RANGE, choice);
      if (range !== null && range !== state.battle?.range) return rangeStep(range);
      return { label: t('red-sun.next.holdFire'), step };
    }
    case 'fire-torpedoes': {
      const attack = torpedoChoice(choice);
      const shots = state.battle === null ? [] : torpedoShots(state, state.battle, attack);
      if (attack.side === null || shots.length === 0) return { label: t('red-sun.next.noTorpedoes'), step };
      return {
        label: t('red-sun.next.torpedoes', { count: shots.length }),
        icon: 'target',
        step: command({ type: 'fireTorpedoes', side: attack.side, shots }),
      };
    }
    case 'roll-admiral':
      return { label: t('red-sun.next.admiral'), icon: 'dice', step };
    case 'apply-morale':
      return { label: t('red-sun.next.morale'), step };
    case 'next-hour':
      return { label: t('red-sun.next.hour'), step };
    case 'end-battle':
      return { label: t('red-sun.next.endBattle'), step };
    case 'roll-blockade':
      return { label: t('red-sun.next.blockade'), icon: 'dice', step };
    case 'choose-ships': {
      const ships = hitShips(first, choice);
      return {
        label: t(`red-sun.next.hit.${state.attrition?.result ?? 'sunk'}`, { count: ships.length }),
        step: command({ type: 'chooseShips', ships }),
      };
    }
    case 'fleet-at-sea': {
      const count = owed.filter(({ code }) => code === 'fleet-at-sea').length;
      return { label: t('red-sun.next.loseFleets', { count }), step: command({ type: 'endStage' }) };
    }
    case 'end-attrition':
      return { label: t('red-sun.next.attrition'), step: command({ type: 'endStage' }) };
    case 'end-turn':
      return {
        label: t('red-sun.next.endTurn', { turn: view.turn }),
        step: command({ type: 'endTurn', season: seasonChosen(view, choice) }),
      };
    default:
      return landNext(first, step, choice) ?? { label: owedSentence(first, nameOf), step };
  }
}
