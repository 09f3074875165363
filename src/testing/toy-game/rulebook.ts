import { err, ok } from '@/lib/result';
import { type Procedure, run } from '@/rules/common/procedure';
import { num } from '@/rules/common/trace';
import type { Decision, Description, Obligation, Parser, Rulebook } from '@/rules/rulebook';

/**
 * A whole game on one page, as an example of a book: each side chooses a card in secret, both are turned up together,
 * and who chose to strike throws two dice and reads a table that only the players have.
 */
export const TOY_SIDES = ['red', 'blue'] as const;
export type ToySide = (typeof TOY_SIDES)[number];
export const CARDS = ['strike', 'hold'] as const;
type ToyCard = (typeof CARDS)[number];

interface Player {
  readonly card: ToyCard | null;
  readonly struck: boolean;
  readonly score: number;
}

export interface ToyGameState {
  readonly turn: number;
  readonly phase: 'choose' | 'strike';
  readonly players: Readonly<Record<ToySide, Player>>;
}

/** As a viewer knows it: of the other side's card only that it lies there. */
export type ToyGameView = Omit<ToyGameState, 'players'> & {
  readonly players: Readonly<Record<ToySide, Omit<Player, 'card'> & { readonly card: ToyCard | 'hidden' | null }>>;
};

type Command =
  | { readonly type: 'choose'; readonly of: ToySide; readonly card: ToyCard }
  | { readonly type: 'reveal' }
  | { readonly type: 'strike'; readonly of: ToySide }
  | { readonly type: 'keepRoll'; readonly total: number }
  | { readonly type: 'endTurn' };

type Event =
  | { readonly type: 'chosen'; readonly of: ToySide; readonly card: ToyCard }
  | { readonly type: 'revealed' }
  | { readonly type: 'struck'; readonly of: ToySide; readonly damage: number }
  | { readonly type: 'rollKept'; readonly total: number }
  | { readonly type: 'turnEnded' };

export type OwedCode = 'choose' | 'reveal' | 'strike';
export type EventCode = 'laid' | Event['type'];
export type RefusalCode = 'NOT_NOW' | 'NOT_BOTH_CHOSEN';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isSide = (value: unknown): value is ToySide => TOY_SIDES.some((side) => side === value);
const isCard = (value: unknown): value is ToyCard => CARDS.some((card) => card === value);

const parser =
  <T>(isIt: (value: Record<string, unknown>) => boolean): Parser<T> =>
  (value) =>
    isObject(value) && isIt(value) ? ok(value as T) : err({ field: 'type', expected: 'something of the toy' });

const RESULTS = ['none', 'one', 'two'] as const;

/** Nine or more with two dice, then what the players' own table says. */
function* striking(of: ToySide): Procedure<number> {
  const roll = { at: 'least', of: 'sum', countable: false } as const;
  const aim = yield {
    ...roll,
    ...{ key: `${of}.aim`, purpose: 'aim', rule: 'TOY-3', dice: num(2, 'TOY-3'), need: num(9, 'TOY-3') },
  };
  if (aim.successes === 0) return 0;
  const { result } = yield {
    ...roll,
    ...{ key: `${of}.table`, purpose: 'table', rule: 'TOY-4', dice: num(0, 'TOY-4'), need: null, results: RESULTS },
  };
  return RESULTS.findIndex((each) => each === result);
}

const done = (...events: readonly Event[]): Decision<Event> => ({ type: 'done', events, rolls: [] });
const refused = (code: RefusalCode, rule: `TOY-${number}`): Decision<Event> => ({
  type: 'refused',
  refusal: { code, rule, data: {} },
});

const isLaid = ({ players }: ToyGameState): boolean => TOY_SIDES.every((side) => players[side].card !== null);
const mayStrike = ({ phase, players }: ToyGameState, side: ToySide): boolean =>
  phase === 'strike' && players[side].card === 'strike' && !players[side].struck;

const withPlayer = (state: ToyGameState, side: ToySide, change: Partial<Player>): ToyGameState => ({
  ...state,
  players: { ...state.players, [side]: { ...state.players[side], ...change } },
});

const owe = (code: OwedCode, about: string, command: Command | null): Obligation => ({
  code,
  rule: code === 'choose' ? 'TOY-1' : code === 'reveal' ? 'TOY-2' : 'TOY-3',
  about,
  command,
});

export const toyGame: Rulebook<ToyGameState, Command, Event, object, ToySide> = {
  id: 'toy-game',
  name: 'Toy of War',
  listed: true,
  isOnShelf: true,
  kinds: [],
  sides: TOY_SIDES,
  version: 1,
  parse: {
    setup: parser(() => true),
    command: parser(({ type, of, card, total }) =>
      type === 'choose'
        ? isSide(of) && isCard(card)
        : type === 'strike'
          ? isSide(of)
          : type === 'keepRoll'
            ? typeof total === 'number'
            : type === 'reveal' || type === 'endTurn',
    ),
    event: parser(({ type, of, card, damage, total }) =>
      type === 'chosen'
        ? isSide(of) && isCard(card)
        : type === 'struck'
          ? isSide(of) && typeof damage === 'number'
          : type === 'rollKept'
            ? typeof total === 'number'
            : type === 'revealed' || type === 'turnEnded',
    ),
  },
  upcast: (event) => event,
  begin: () => {
    const player: Player = { card: null, struck: false, score: 0 };
    return { turn: 1, phase: 'choose', players: { red: player, blue: player } };
  },
  decide(state, command, dice) {
    switch (command.type) {
      case 'choose':
        return state.phase === 'choose'
          ? done({ type: 'chosen', of: command.of, card: command.card })
          : refused('NOT_NOW', 'TOY-1');
      case 'reveal':
        return isLaid(state) ? done({ type: 'revealed' }) : refused('NOT_BOTH_CHOSEN', 'TOY-2');
      case 'endTurn':
        return state.phase === 'strike' ? done({ type: 'turnEnded' }) : refused('NOT_NOW', 'TOY-2');
      case 'keepRoll':
        return done({ type: 'rollKept', total: command.total });
      case 'strike': {
        if (!mayStrike(state, command.of)) return refused('NOT_NOW', 'TOY-3');
        const answer = run(striking(command.of), dice);
        if (answer.type === 'needs') return answer;
        if (answer.type === 'refused') {
          return { type: 'refused', refusal: { code: answer.refusal.code, rule: null, data: {} } };
        }
        return {
          type: 'done',
          events: [{ type: 'struck', of: command.of, damage: answer.outcome }],
          rolls: answer.rolls,
        };
      }
    }
  },
  apply(state, event) {
    switch (event.type) {
      case 'chosen':
        return withPlayer(state, event.of, { card: event.card });
      case 'revealed':
        return { ...state, phase: 'strike' };
      case 'struck':
        return withPlayer(state, event.of, { struck: true, score: state.players[event.of].score + event.damage });
      case 'rollKept':
        return state;
      case 'turnEnded':
        return TOY_SIDES.reduce<ToyGameState>((next, side) => withPlayer(next, side, { card: null, struck: false }), {
          ...state,
          turn: state.turn + 1,
          phase: 'choose',
        });
    }
  },
  moment: ({ turn, phase }) => ({ turn, phase }),
  where: (state) => ({
    ...{ turn: state.turn, turnLimit: null, phase: state.phase, acting: null, dice: null, last: null, over: null },
    owed: toyGame.owed(state, 'public').length,
  }),
  owed: (state) =>
    state.phase === 'strike'
      ? TOY_SIDES.filter((side) => mayStrike(state, side)).map((of) => owe('strike', of, { type: 'strike', of }))
      : isLaid(state)
        ? [owe('reveal', 'both', { type: 'reveal' })]
        : TOY_SIDES.filter((side) => state.players[side].card === null).map((side) => owe('choose', side, null)),
  view(state, viewer) {
    const known = (side: ToySide) => state.phase === 'strike' || viewer === side || viewer === 'umpire';
    const seen = (side: ToySide) => {
      const { card } = state.players[side];
      return { ...state.players[side], card: card === null || known(side) ? card : ('hidden' as const) };
    };
    return { ...state, players: { red: seen('red'), blue: seen('blue') } };
  },
  known(state, viewer) {
    const card = (side: ToySide) => {
      const { card: laid } = state.players[side];
      const isKnown = state.phase === 'strike' || viewer === side || viewer === 'umpire';
      return laid === null || isKnown ? laid : CARDS[0];
    };
    return withPlayer(withPlayer(state, 'red', { card: card('red') }), 'blue', { card: card('blue') });
  },
  describe({ players }, event, viewer): Description<EventCode> {
    switch (event.type) {
      case 'chosen':
        return viewer === event.of || viewer === 'umpire'
          ? { code: 'chosen', data: { of: event.of, card: event.card }, about: [event.of] }
          : { code: 'laid', data: { of: event.of }, about: [event.of] };
      case 'revealed':
        return { code: 'revealed', data: { red: players.red.card, blue: players.blue.card }, about: [] };
      case 'struck':
        return { code: 'struck', data: { of: event.of, count: event.damage }, about: [event.of] };
      case 'rollKept':
        return { code: 'rollKept', data: { total: event.total }, about: [] };
      case 'turnEnded':
        return { code: 'turnEnded', data: {}, about: [] };
    }
  },
  attempt: ({ turn }, command) => (command.type === 'strike' ? `${turn}.${command.of}` : null),
  curtainOf: (_state, command) => (command.type === 'choose' ? command.of : null),
  documents: {},
};
