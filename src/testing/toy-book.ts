import { err, ok } from '@/lib/result';
import { run, type Procedure } from '@/rules/common/procedure';
import { num } from '@/rules/common/trace';
import type { Decision, Json, Rulebook } from '@/rules/rulebook';

/**
 * The smallest rule book there can be: count up, roll dice and add what succeeds, or duel: a sum of two dice, then a
 * table that only the players have. A side may do all of it in secret. For tests of the core alone.
 */
export interface ToyState {
  readonly total: number;
  readonly limit: number;
}
const SIDES = ['red', 'blue'] as const;
type ToySide = (typeof SIDES)[number];
/** How much the others learn of what a side does in secret: that dice are thrown, or in the end what came of them. */
const OTHERS = ['see dice', 'see result'] as const;
type Secret = { readonly of?: ToySide; readonly others?: (typeof OTHERS)[number] };
type ToyCommand = Secret &
  (
    | { readonly type: 'add'; readonly by: number }
    | { readonly type: 'roll'; readonly dice: number }
    | { readonly type: 'duel' }
  );
type ToyEvent = Secret &
  ({ readonly type: 'added'; readonly by: number } | { readonly type: 'rolled'; readonly scored: number });

/** The secret that a command or an event is, as far as it says so. */
function secretIn({ of, others }: { readonly of?: unknown; readonly others?: unknown }): Secret {
  const side = SIDES.find((each) => each === of);
  const learn = OTHERS.find((each) => each === others);
  return { ...(side && { of: side }), ...(learn && { others: learn }) };
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Where the others see the dice, but not the faces, their number must not tell of them. */
function* rolling(dice: number, { of, others }: Secret): Procedure<number> {
  const first = yield call(of, 'first', dice);
  if (others === 'see dice') return first.successes;
  const second = yield call(of, 'second', first.successes);
  return second.successes;
}

const RESULTS = ['none', 'one', 'two'] as const;

/** Nine or more with two dice, then what the players' table says, which they may also read without showing the dice. */
function* duelling({ of }: Secret): Procedure<number> {
  const aim = yield { ...call(of, 'aim', 2), need: num(9, 'TOY-3'), at: 'least', of: 'sum', countable: false };
  if (aim.successes === 0) return 0;
  const table = { ...call(of, 'table', 2), need: null, of: 'sum' as const, countable: false, results: RESULTS };
  const read = yield table;
  const said = read.result ?? (yield { ...table, key: `${table.key}.said`, dice: num(0, 'TOY-4') }).result;
  return RESULTS.findIndex((result) => result === said);
}

const call = (of: ToySide | undefined, purpose: string, dice: number) => ({
  key: of === undefined ? purpose : `${of}.${purpose}`,
  purpose,
  rule: 'TOY-1' as const,
  dice: num(dice, 'TOY-1'),
  need: num(3, 'TOY-1'),
  at: 'most' as const,
  of: 'each' as const,
  countable: true,
});

export const toyBook: Rulebook<ToyState, ToyCommand, ToyEvent, { readonly limit: number }, ToySide> = {
  id: 'toy',
  name: 'Toy',
  listed: true,
  kinds: [],
  sides: SIDES,
  version: 2,
  parse: {
    setup: (value) =>
      isObject(value) && typeof value.limit === 'number'
        ? ok({ limit: value.limit })
        : err({ field: 'limit', expected: 'number' }),
    command: (value) => {
      if (isObject(value) && value.type === 'add' && typeof value.by === 'number')
        return ok({ type: 'add', by: value.by, ...secretIn(value) });
      if (isObject(value) && value.type === 'roll' && typeof value.dice === 'number') {
        return ok({ type: 'roll', dice: value.dice, ...secretIn(value) });
      }
      if (isObject(value) && value.type === 'duel') return ok({ type: 'duel', ...secretIn(value) });
      return err({ field: 'type', expected: 'add|roll|duel' });
    },
    event: (value) => {
      if (isObject(value) && value.type === 'added') {
        return ok({ type: 'added', by: Number(value.by), ...secretIn(value) });
      }
      if (isObject(value) && value.type === 'rolled') {
        return ok({ type: 'rolled', scored: Number(value.scored), ...secretIn(value) });
      }
      return err({ field: 'type', expected: 'added|rolled' });
    },
  },
  // Version 1 called it "plus".
  upcast: (event, from) =>
    from === 1 && isObject(event) && event.type === 'plus' ? { ...event, type: 'added' } : event,
  begin: ({ limit }) => ({ total: 0, limit }),
  decide(state, command, dice, { override }): Decision<ToyEvent> {
    const adds = command.type === 'add' ? command.by : 0;
    if (state.total + adds > state.limit && !override) {
      return { type: 'refused', refusal: { code: 'OVER_THE_LIMIT', rule: 'TOY-2', data: { limit: state.limit } } };
    }
    const secret = secretIn(command);
    if (command.type === 'add') {
      return { type: 'done', events: [{ type: 'added', by: command.by, ...secret }], rolls: [] };
    }
    const answer = run(command.type === 'duel' ? duelling(secret) : rolling(command.dice, secret), dice);
    switch (answer.type) {
      case 'refused':
        return {
          type: 'refused',
          refusal: { code: answer.refusal.code, rule: null, data: { field: answer.refusal.field } },
        };
      case 'needs':
        return answer;
      case 'done':
        return { type: 'done', events: [{ type: 'rolled', scored: answer.outcome, ...secret }], rolls: answer.rolls };
    }
  },
  // What is secret scores for nobody: the total is there for all to see.
  apply: (state, event) =>
    event.of === undefined
      ? { ...state, total: state.total + (event.type === 'added' ? event.by : event.scored) }
      : state,
  moment: () => null,
  where: () => null,
  owed: () => [],
  view: (state) => ({ total: state.total }),
  known: (state) => state,
  describe: (_state, event, viewer) => {
    const { of, others } = event;
    const isOwn = of === undefined || viewer === of || viewer === 'umpire';
    if (isOwn) return { code: event.type, data: event as Json, about: [] };
    if (others === undefined) return null;
    const told = { code: 'noticed', data: { of }, about: [of] };
    return others === 'see dice' ? { ...told, withoutDice: true } : told;
  },
  attempt: (_state, command) =>
    command.type === 'roll' ? `roll of ${command.dice}` : command.type === 'duel' ? 'duel' : null,
  curtainOf: (_state, { of, others }) => (others === 'see dice' ? null : (of ?? null)),
  documents: {},
};
