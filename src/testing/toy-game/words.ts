import { addWords } from '@/messages/messages';

import type { EventCode, OwedCode, RefusalCode } from './rulebook';

/** The sentences of the toy, by kind and code: a code without words does not compile. */
const words = {
  rules: {
    'TOY-1': 'Each side chooses a card in secret.',
    'TOY-2': 'Both cards are turned up together.',
    'TOY-3': 'A strike wants nine or more with two dice.',
    'TOY-4': 'The table of strikes is yours alone.',
  },
  refusal: {
    NOT_NOW: 'This is not the phase for it.',
    NOT_BOTH_CHOSEN: 'Both cards must lie on the table first.',
  } satisfies Record<RefusalCode, string>,
  purpose: { aim: 'Aim', table: 'Table' },
  roll: { aim: '{{name}} aims', table: '{{name}} reads the table' },
  owed: {
    choose: '{{name}} chooses a card',
    reveal: 'Turn both cards up',
    strike: '{{name}} strikes',
  } satisfies Record<OwedCode, string>,
  event: {
    laid: '{{name}} laid a card',
    chosen: '{{name}} chose to {{card}}',
    revealed: 'Red chose to {{red}}, Blue to {{blue}}',
    struck: '{{name}} struck for {{count}}',
    rollKept: 'Quick roll: {{total}}',
    turnEnded: 'The turn ended',
  } satisfies Record<EventCode, string>,
} as const;

addWords({ 'toy-game': words });
