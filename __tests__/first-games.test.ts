import type { Book } from '@/game/battle';
import * as mukden from '@/rules/mukden/index';
import * as redSun from '@/rules/red-sun/index';
import type { Json, Tagged } from '@/rules/rulebook';
import * as tide from '@/rules/tide/index';
import * as tsushima from '@/rules/tsushima/index';

interface First {
  readonly setup: (name: string) => object;
  readonly opening: readonly Tagged[];
}
const GAMES: readonly (readonly [string, unknown, First, number])[] = [
  ['tide', tide.tideCampaign, tide.FIRST_GAME, 8],
  ['tsushima', tsushima.tsushimaCampaign, tsushima.FIRST_GAME, 8],
  ['red-sun', redSun.redSunCampaign, redSun.FIRST_GAME, 8],
  ['mukden', mukden.mukdenCampaign, mukden.FIRST_GAME, 6],
];

/** The first game once its opening is played. */
function opened(given: unknown, { setup, opening }: First) {
  const book = given as Book<unknown>;
  const parsed = book.parse.setup(setup('First game') as Json);
  if (!parsed.ok) throw new Error(parsed.error.field);
  let state = book.begin(parsed.value);
  for (const command of opening) {
    const decided = book.decide(state, command, [], { override: false });
    if (decided.type !== 'done') throw new Error(`${command.type}: ${JSON.stringify(decided)}`);
    for (const event of decided.events) state = book.apply(state, event);
  }
  return { book, state };
}

test.each(GAMES)(
  '%s: the opening of its first game breaks no rule and rolls no dice; then somebody is asked',
  (...game) => {
    const [, given, first, counters] = game;
    const { book, state } = opened(given, first);
    expect(book.owed(state, 'public')).not.toHaveLength(0);
    const { ships = {}, units = {} } = state as { ships?: object; units?: object };
    expect(Object.keys(ships).length + Object.keys(units).length).toBe(counters);
  },
);

test('Tsushima: in the first round that is left to the players the guns reach', () => {
  const { book, state } = opened(tsushima.tsushimaCampaign, tsushima.FIRST_GAME);
  expect(book.decide(state, { type: 'fireRound' }, [], { override: false }).type).toBe('needs');
});
