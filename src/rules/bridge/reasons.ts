import type { RuleId } from '../common/trace';
import { type BattleState, countedFate, type Ship, targetOf } from '../togo/index';
import type { Mapping } from './data/mapping';
import { isSmall } from './forces';
import type { CounterLink } from './link';
import { type BookId, MARKERS, type TogoFate } from './types';

/** Why a counter comes home as she does. */
const REASONS = [
  'carried',
  'damage',
  'fires',
  'boats-lost',
  'beached',
  'struck',
  'abandoned',
  'sunk',
  'left',
  'launched',
  'hits-waiting',
  'not-there',
] as const;
type ReasonCode = (typeof REASONS)[number];

/** One of them, of a ship of the battle: how much of it, and the rule of which book. Null: the players said so, or the house. */
export interface Reason {
  readonly code: ReasonCode;
  readonly ship: string | null;
  readonly count: number;
  readonly rule: { readonly book: BookId | 'togo'; readonly id: RuleId } | null;
  /** Of damage: which marker, and what all of them count. */
  readonly marker?: (typeof MARKERS)[number];
  readonly points?: number;
}

/** The rule of Togo behind each; a ship that strikes or is beached is the players' word. */
const TOGO_RULES = {
  ...{ P: 'TOGO-57', M: 'TOGO-58', S: 'TOGO-59', T: 'TOGO-60', fires: 'TOGO-61' },
  ...{ 'boats-lost': 'TOGO-63', sunk: 'TOGO-62', abandoned: 'TOGO-62', beached: null, struck: null },
  ...{ left: 'TOGO-11', launched: 'TOGO-49', 'hits-waiting': 'TOGO-32', 'not-there': null },
} as const satisfies Readonly<Record<string, RuleId | null>>;

/** The rule by which hits are counted in the campaign. */
const CARRIED_RULES = {
  tsushima: { ship: 'TSU-42', boats: 'TSU-43' },
  tide: { ship: 'TAS-26', boats: 'TAS-26' },
} as const satisfies Readonly<Record<BookId, { readonly ship: RuleId; readonly boats: RuleId }>>;

/** Fates that say something. */
const REPORTED_FATES = ['beached', 'struck', 'abandoned', 'sunk', 'left'] as const satisfies readonly TogoFate[];

const togoRule = (key: keyof typeof TOGO_RULES): Reason['rule'] =>
  TOGO_RULES[key] === null ? null : { book: 'togo', id: TOGO_RULES[key] };

export function reasonsOf(
  state: BattleState,
  book: BookId,
  { harm, of, ships: ids }: CounterLink,
  mapping: Mapping,
): readonly Reason[] {
  const rule = { book, id: CARRIED_RULES[book][of > 1 ? 'boats' : 'ship'] };
  const carried: Reason = { code: 'carried', ship: null, rule, count: harm };
  const ofShips = ids.flatMap((id): readonly Reason[] => {
    const ship = Object.hasOwn(state.ships, id) ? state.ships[id] : undefined;
    return ship === undefined
      ? [{ code: 'not-there', ship: id, rule: togoRule('not-there'), count: 1 }]
      : shipReasons(state, ship, of, mapping);
  });
  return [...(harm > 0 ? [carried] : []), ...ofShips];
}

function shipReasons(state: BattleState, ship: Ship, of: number, { points }: Mapping): readonly Reason[] {
  const about = (code: Exclude<ReasonCode, 'carried'>, count: number, more: Partial<Reason> = {}): readonly Reason[] =>
    count > 0 ? [{ code, ship: ship.id, rule: code === 'damage' ? null : togoRule(code), count, ...more }] : [];
  const damage = targetOf(ship);
  const fate = REPORTED_FATES.find((each) => each === countedFate(state, ship));
  const counted =
    of > 1
      ? []
      : [
          ...MARKERS.flatMap((marker) =>
            about('damage', damage[marker], {
              ...{ rule: togoRule(marker), marker },
              points: points[marker] * damage[marker],
            }),
          ),
          ...about('fires', damage.fires, { points: points.fire * damage.fires }),
        ];
  return [
    ...(isSmall(ship.card.type) ? about('boats-lost', of - ship.units) : []),
    ...counted,
    ...(fate === undefined ? [] : about(fate, 1)),
    ...about('launched', ship.launched),
    ...about('hits-waiting', ship.waiting.length),
  ];
}
