import { inchWords } from '@/kit/words/inches';
import { t } from '@/messages/messages';
import { SIDES_OF_A_DIE } from '@/rules/common/dice';

import { sideWords } from '../words/side-words';
import type { Step, OpenGame } from '../game';

export interface TryStep {
  readonly key: string;
  readonly label: string;
  readonly facts: string;
  readonly chance: number;
  readonly step: Step;
}

/** The dice either side may throw for a counter near it, each with its chance (TOGO-21). */
export function trySteps({ view }: Pick<OpenGame, 'view'>): readonly TryStep[] {
  return view.sightingTries.map(({ side, counter, range, need }) => ({
    key: `${side}-${counter}`,
    label: t('sight.try', { side: sideWords(side), counter }),
    facts: t('sight.tryFacts', { range: inchWords(range), need: need.value }),
    chance: need.value / SIDES_OF_A_DIE,
    step: { type: 'command', command: { type: 'trySighting', side, counter, range } },
  }));
}
