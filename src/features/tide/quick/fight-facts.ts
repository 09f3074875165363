import {
  CLASSES,
  type Counter,
  type FightFacts,
  type FightShip,
  type Fleet,
  HOUSE_RATINGS,
  type RussianFleet,
  type ShipClass,
  type Side,
} from '@/rules/tide/index';

/** How many of each class a side brings. */
export type Strength = Readonly<Record<ShipClass, number>>;

/** Who fights whom, and how. */
export interface FightChoice extends Pick<FightFacts, 'range' | 'advantage' | 'rounds'> {
  readonly fleet: RussianFleet;
  readonly ijn: Strength;
  readonly irn: Strength;
}

export const strengthOf = (counters: readonly Counter[], fleet: Fleet): Strength =>
  Object.fromEntries(
    CLASSES.map((type) => [type, counters.filter((each) => each.fleet === fleet && each.class === type).length]),
  ) as Strength;

/** The first so many of each class, in line order. */
export const lineFrom = (counters: readonly Counter[], fleet: Fleet, strength: Strength): readonly Counter[] =>
  CLASSES.flatMap((type) =>
    counters.filter((each) => each.fleet === fleet && each.class === type).slice(0, strength[type]),
  );

/** As undamaged ships; a counter that nobody has typed in has house values. */
export const fightShip = ({ class: type, ratings, damagedRatings }: Counter): FightShip => ({
  ...{ class: type, damaged: false, hits: 0 },
  ratings: ratings ?? HOUSE_RATINGS[type],
  damagedRatings: ratings === null ? null : damagedRatings,
});

export const linesOf = (
  counters: readonly Counter[],
  { fleet, ijn, irn }: FightChoice,
): Record<Side, readonly Counter[]> => ({
  ijn: lineFrom(counters, 'japan', ijn),
  irn: lineFrom(counters, fleet, irn),
});
