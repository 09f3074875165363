import { err, ok } from '@/lib/result';
import { run, type Procedure } from '@/rules/common/procedure';
import { num } from '@/rules/common/trace';
import type { Decision, Json, Rulebook } from '@/rules/rulebook';

/**
 * A book for many phones at once: words are written into a public ledger or a side's own, or dice are thrown for one. A
 * number stands for all of it in order: a word lost, doubled or out of place gives another.
 */
const SIDES = ['red', 'blue'] as const;
type LedgerSide = (typeof SIDES)[number];

interface Page {
  readonly count: number;
  readonly sum: number;
}
interface LedgerState {
  readonly limit: number;
  readonly public: Page;
  readonly red: Page;
  readonly blue: Page;
}

type LedgerCommand =
  | { readonly type: 'write'; readonly word: string; readonly of: LedgerSide | null }
  | { readonly type: 'throw'; readonly dice: number; readonly of: LedgerSide | null };
type LedgerEvent = { readonly type: 'written'; readonly word: string; readonly of: LedgerSide | null };

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const sideIn = (of: unknown): LedgerSide | null => SIDES.find((side) => side === of) ?? null;

function* throwing(dice: number): Procedure<string> {
  const thrown = yield {
    key: 'throw',
    purpose: 'throw',
    rule: 'TOY-1',
    dice: num(dice, 'TOY-1'),
    need: num(3, 'TOY-1'),
    at: 'most',
    of: 'each',
    countable: true,
  };
  return `threw ${thrown.successes}`;
}

const written = ({ count, sum }: Page, word: string): Page => ({
  count: count + 1,
  sum: [...word].reduce((all, letter) => (all * 31 + letter.charCodeAt(0)) % 1_000_000_007, sum),
});

export const ledgerBook: Rulebook<LedgerState, LedgerCommand, LedgerEvent, { readonly limit: number }, LedgerSide> = {
  id: 'ledger',
  name: 'Ledger',
  listed: true,
  kinds: [],
  sides: SIDES,
  version: 1,
  parse: {
    setup: (value) =>
      isObject(value) && typeof value.limit === 'number'
        ? ok({ limit: value.limit })
        : err({ field: 'limit', expected: 'number' }),
    command: (value) => {
      if (isObject(value) && value.type === 'write' && typeof value.word === 'string') {
        return ok({ type: 'write', word: value.word, of: sideIn(value.of) });
      }
      if (isObject(value) && value.type === 'throw' && typeof value.dice === 'number') {
        return ok({ type: 'throw', dice: value.dice, of: sideIn(value.of) });
      }
      return err({ field: 'type', expected: 'write|throw' });
    },
    event: (value) =>
      isObject(value) && value.type === 'written' && typeof value.word === 'string'
        ? ok({ type: 'written', word: value.word, of: sideIn(value.of) })
        : err({ field: 'type', expected: 'written' }),
  },
  upcast: (event) => event,
  begin: ({ limit }) => ({
    limit,
    public: { count: 0, sum: 0 },
    red: { count: 0, sum: 0 },
    blue: { count: 0, sum: 0 },
  }),
  decide(state, command, dice, { override }): Decision<LedgerEvent> {
    const { of } = command;
    if (state[of ?? 'public'].count >= state.limit && !override) {
      return { type: 'refused', refusal: { code: 'PAGE_FULL', rule: 'TOY-2', data: { limit: state.limit } } };
    }
    if (command.type === 'write') {
      return { type: 'done', events: [{ type: 'written', word: command.word, of }], rolls: [] };
    }
    const answer = run(throwing(command.dice), dice);
    switch (answer.type) {
      case 'refused':
        return { type: 'refused', refusal: { code: answer.refusal.code, rule: null, data: {} } };
      case 'needs':
        return answer;
      case 'done':
        return { type: 'done', events: [{ type: 'written', word: answer.outcome, of }], rolls: answer.rolls };
    }
  },
  apply: (state, { word, of }) => ({ ...state, [of ?? 'public']: written(state[of ?? 'public'], word) }),
  moment: () => null,
  where: () => null,
  owed: () => [],
  view: (state, viewer) => ({
    public: { ...state.public },
    ...Object.fromEntries(
      SIDES.flatMap((side) => (viewer === side || viewer === 'umpire' ? [[side, { ...state[side] }]] : [])),
    ),
  }),
  known: (state, viewer) => {
    const page = (side: LedgerSide) => (viewer === side || viewer === 'umpire' ? state[side] : { count: 0, sum: 0 });
    return { ...state, red: page('red'), blue: page('blue') };
  },
  describe: (_state, event, viewer) =>
    event.of === null || viewer === event.of || viewer === 'umpire'
      ? { code: 'written', data: { ...event } as Json, about: [] }
      : null,
  attempt: (_state, command) => (command.type === 'throw' ? `throw of ${command.dice}` : null),
  curtainOf: (_state, { of }) => of,
  documents: {},
};
