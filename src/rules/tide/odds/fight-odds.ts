import { DICE, SINKS_AT } from '../data/combat-tables';
import { harmOf, type Hull } from '../damage';
import type { Rulings } from '../rulings';
import { batteriesOf, type Battery, type FireConditions, shotDice } from '../shot';
import { type Advantage, otherSide, type Range, type Ratings, type Side } from '../types';
import {
  afterRound,
  afterWorstRound,
  type Aims,
  type FightLine,
  HITS,
  lineOf,
  SCORES,
  STATES,
  throwDice,
} from './fight-line';
import { chanceOf } from './hit-distribution';
import { jointFates, MOST_WAYS } from './joint-fight';
import { type Fate, fateOf } from './round-odds';

/** A ship of a line, with both sides of her counter. */
export interface FightShip extends Hull {
  readonly ratings: Ratings;
  readonly damagedRatings: Ratings | null;
}

export interface FightFacts {
  readonly range: Range;
  readonly advantage: Readonly<Record<Side, Advantage>>;
  /** They break off after so many. */
  readonly rounds: number;
  readonly lines: Readonly<Record<Side, readonly FightShip[]>>;
  /** In line order without it. */
  readonly aims?: Aims;
}

type Span = readonly [low: number, high: number];

export interface ShipFightOdds extends Fate {
  /** Otherwise the chances are an estimate that takes ships for independent, and the truth lies within the bounds. */
  readonly exact: boolean;
  readonly bounds: { readonly pUntouched: Span; readonly pSunk: Span };
  /** Her weapons as she goes into the fight. */
  readonly batteries: readonly Battery[];
}

export interface FightOdds {
  readonly exact: boolean;
  readonly ships: Readonly<Record<Side, readonly ShipFightOdds[]>>;
  /** Ships sunk, on average: the sum of their chances, so exact where these are. */
  readonly expectedLosses: Readonly<Record<Side, number>>;
}

/** After round one no two ships depend on each other; so two rounds are exact for each ship, however long the lines. */
const EXACT_ROUNDS = 2;

/**
 * A whole fight by a simple policy: ships matched in line order or as `aims` says, guns only, no smoke; who is left after a
 * round is matched anew. Beyond two rounds it is exact while the joint states of all ships are few enough to be gone through.
 */
export function fightOdds(facts: FightFacts, rulings: Rulings, { mostWays = MOST_WAYS } = {}): FightOdds {
  const lines = { ijn: fightLine('ijn', facts, rulings), irn: fightLine('irn', facts, rulings) };
  const joint = facts.rounds > EXACT_ROUNDS ? jointFates(lines, facts.rounds, mostWays) : null;
  const exact = facts.rounds <= EXACT_ROUNDS || joint !== null;
  const { now, least, most } = playRounds(lines, joint === null ? facts.rounds : 0);
  const shipsOf = (side: Side): readonly ShipFightOdds[] =>
    facts.lines[side].map((ship, place) => {
      const at = place * STATES;
      const fate = fateOf(ship.class, (joint ?? now)[side], at);
      const low = exact ? fate : fateOf(ship.class, least[side], at);
      const high = exact ? fate : fateOf(ship.class, most[side], at);
      const bounds = {
        pUntouched: [high.pUntouched, low.pUntouched] as Span,
        pSunk: [low.pSunk, high.pSunk] as Span,
      };
      return { ...fate, exact, bounds, batteries: lines[side].guns[place] ?? [] };
    });
  const ships = { ijn: shipsOf('ijn'), irn: shipsOf('irn') };
  const lossesOf = (side: Side): number => ships[side].reduce((sum, { pSunk }) => sum + pSunk, 0);
  return { exact, ships, expectedLosses: { ijn: lossesOf('ijn'), irn: lossesOf('irn') } };
}

type Chances = Readonly<Record<Side, Float64Array>>;

/** The chances of every ship after the rounds; and, from where they are estimates, the least and the most harm there can be. */
function playRounds(
  lines: Readonly<Record<Side, FightLine>>,
  rounds: number,
): Record<'now' | 'least' | 'most', Chances> {
  let now: Chances = { ijn: lines.ijn.start, irn: lines.irn.start };
  let least = now;
  let most = now;
  for (let round = 1; round <= rounds; round += 1) {
    const was = now;
    now = bySide((side) => afterRound(lines[side], was[side], lines[otherSide(side)], was[otherSide(side)]));
    const worst = most;
    most =
      round <= EXACT_ROUNDS ? now : bySide((side) => afterWorstRound(lines[side], worst[side], lines[otherSide(side)]));
    if (round <= EXACT_ROUNDS) least = now;
  }
  return { now, least, most };
}

const bySide = <T>(of: (side: Side) => T): Readonly<Record<Side, T>> => ({ ijn: of('ijn'), irn: of('irn') });

const conditionsOf = (side: Side, { range, advantage }: FightFacts): FireConditions => ({
  range,
  advantage: advantage[side],
  enemySmoke: false,
  ownSmoke: false,
});

/** The guns of one side of her counter, as they are with all her dice. */
const gunsOf = (
  ship: FightShip,
  damaged: boolean,
  conditions: FireConditions,
  rulings: Rulings,
): readonly Battery[] => {
  const ratings = (damaged ? ship.damagedRatings : null) ?? ship.ratings;
  return batteriesOf({ ...ratings, class: ship.class, hits: 0, fire: 'guns' }, conditions, rulings);
};

interface ArmedLine extends FightLine {
  /** Each ship's weapons as she goes into the fight. */
  readonly guns: readonly (readonly Battery[])[];
}

/** What a kind of counter fires with, and how well in each state: the same for all ships with the same ratings. */
interface Armament {
  readonly sound: readonly Battery[];
  readonly damaged: readonly Battery[];
  readonly scores: Float64Array;
}

/** A line with what each ship scores in each state she may come to. */
function fightLine(side: Side, facts: FightFacts, rulings: Rulings): ArmedLine {
  const conditions = conditionsOf(side, facts);
  const known = new Map<string, Armament>();
  const ships = facts.lines[side].map((ship) => {
    const key = armamentKey(ship);
    const armament = known.get(key) ?? armamentOf(ship, conditions, rulings);
    known.set(key, armament);
    const guns = ship.class === 'battleship' && ship.damaged ? armament.damaged : armament.sound;
    const left = ship.hits === 0 ? guns : guns.map((each) => ({ ...each, dice: shotDice(ship.class, ship.hits) }));
    const strength = left.reduce((sum, { dice, need }) => sum + dice.value * need.value, 0);
    return { class: ship.class, harm: harmOf(ship), strength, scores: armament.scores, guns: left };
  });
  return { ...lineOf(ships, rulings, facts.aims ?? 'line'), guns: ships.map(({ guns }) => guns) };
}

const ratingsKey = ({ primary, secondary, letter }: Ratings): string => `${primary} ${secondary} ${letter}`;
const armamentKey = ({ class: type, ratings, damagedRatings }: FightShip): string =>
  damagedRatings === null
    ? `${type} ${ratingsKey(ratings)}`
    : `${type} ${ratingsKey(ratings)} ${ratingsKey(damagedRatings)}`;

function armamentOf(ship: FightShip, conditions: FireConditions, rulings: Rulings): Armament {
  const sound = gunsOf(ship, false, conditions, rulings);
  const damaged = ship.damagedRatings === null ? sound : gunsOf(ship, true, conditions, rulings);
  const isBattleship = ship.class === 'battleship';
  const scores = new Float64Array(SCORES);
  for (let harm = 0; harm < SINKS_AT[ship.class]; harm += 1) {
    scores[harm * HITS] = 1;
    const dice = isBattleship ? DICE.battleship : DICE[ship.class] - harm;
    for (const { need } of isBattleship && harm > 0 ? damaged : sound) {
      throwDice(scores, harm * HITS, dice, chanceOf(need.value));
    }
  }
  return { sound, damaged, scores };
}
