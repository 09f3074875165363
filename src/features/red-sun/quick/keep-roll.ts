import type { CommandOf, KeptRoll } from '@/rules/red-sun/index';

import { rollLine } from './roll-line';

type Kept<Outcome> = (outcome: Outcome, source: 'app' | 'table') => KeptRoll;

/** How a form words its roll, and keeps it in a campaign. */
export const keepRoll = <Outcome>(kept: Kept<Outcome>) => ({
  line: (outcome: Outcome) => rollLine(kept(outcome, 'app')),
  command: (outcome: Outcome, source: 'app' | 'table'): CommandOf<'keepRoll'> => ({
    type: 'keepRoll',
    roll: kept(outcome, source),
  }),
});
