import { badValue } from '@/rules/common/refusal';
import { bool, int, list, nullable, object, type Of, oneOf, optional } from '@/rules/common/shape';
import {
  type ChitPair,
  CHITS,
  CLASSES,
  crossingOdds,
  type DieOdds,
  fightOdds,
  type Gunner,
  type Letter,
  manoeuvre,
  minesOdds,
  PORTS,
  RANGES,
  recoveryOdds,
  roundOdds,
  type Rulings,
  shotOdds,
  shotRefusal,
  SIDES,
  WEAPONS,
} from '@/rules/tide/index';

import { asked, type Question } from '../answerer';
import type { Json } from '../json-lines';
import type { Reply } from '../reply';

const side = oneOf(SIDES);
const shipClass = oneOf(CLASSES);
const range = oneOf(RANGES);
const advantage = oneOf([null, 'broadside', 'crossing'] as const);
const rating = nullable(int(0, 6));
/** Blank is short, as on the counters (AMB-20). */
const letter = oneOf(['L', 'M', 'S', '', null] as const);
const letterOf = (written: Of<typeof letter>): Letter => written || 'S';
const hits = int(0, 3);
const chits = list(oneOf(CHITS), 2, 2);
const bySide = object({ ijn: advantage, irn: advantage });

const MANEUVER = object({ japanese: chits, russian: chits });
const SHOT = object({
  weapon: oneOf(WEAPONS),
  rating: optional(rating),
  letter,
  range,
  advantage: optional(advantage),
  enemySmoke: bool,
  dice: int(0, 60),
});
const MINES = object({ side, class: shipClass });
const CROSSING = object({ side, tsushima: bool });
const RECOVERY = object({ port: oneOf(PORTS) });
const FIRER = object({
  class: shipClass,
  primary: rating,
  secondary: rating,
  letter,
  torpedo: bool,
  fire: oneOf(['guns', 'torpedoes', 'torpedo'] as const),
  hits,
});
const TARGET = object({ side, class: shipClass, damaged: bool, hits });
const ROUND = object({
  range,
  advantage: bySide,
  smoke: oneOf([null, ...SIDES] as const),
  sets: list(object({ target: TARGET, firers: list(FIRER, 0, 60) }), 0, 60),
});
const RATINGS = object({ primary: rating, secondary: rating, letter, torpedo: bool });
const SHIP = object({
  class: shipClass,
  damaged: bool,
  hits: int(0, 2),
  ratings: RATINGS,
  damagedRatings: optional(nullable(RATINGS)),
});
const FIGHT = object({
  range,
  advantage: bySide,
  rounds: int(1, 4),
  lines: object({ ijn: list(SHIP, 0, 30), irn: list(SHIP, 0, 30) }),
});

const BATTLESHIP = { primary: 4, secondary: 3, letter: 'L', torpedo: false };
const ROUND_EXAMPLE = {
  range: 'medium',
  advantage: { ijn: 'crossing', irn: null },
  smoke: null,
  sets: [
    {
      target: { side: 'irn', class: 'battleship', damaged: false, hits: 0 },
      firers: [{ class: 'battleship', ...BATTLESHIP, fire: 'guns', hits: 0 }],
    },
  ],
  houseRules: {},
};
const FRESH = { class: 'battleship', damaged: false, hits: 0, ratings: BATTLESHIP };

/** Every question, with an example that answers `ok: true`. */
export const QUESTIONS: { readonly [name: string]: Question<Rulings> } = {
  maneuver: {
    example: { japanese: ['FSH', 'HP'], russian: ['HP', 'HS'] },
    answer: asked(MANEUVER, ({ japanese, russian }) => {
      const { result, range: at, broadside, rounds } = manoeuvre(pairOf(japanese), pairOf(russian));
      return { result, range: at, broadside, rounds };
    }),
  },
  'shot.odds': {
    example: {
      ...{ weapon: 'primary', rating: 4, letter: 'L', range: 'long', advantage: 'broadside' },
      ...{ enemySmoke: false, dice: 1 },
    },
    answer: asked(SHOT, shotReply),
  },
  'mines.odds': {
    example: { side: 'irn', class: 'battleship' },
    answer: asked(MINES, (facts) => ({ pPass: minesOdds(facts.side, facts.class).p })),
  },
  'crossing.odds': {
    example: { side: 'irn', tsushima: false },
    answer: asked(CROSSING, (facts) => dieFields(crossingOdds(facts.side, facts.tsushima))),
  },
  'recovery.odds': {
    example: { port: 'port-arthur' },
    answer: asked(RECOVERY, ({ port }) => dieFields(recoveryOdds(port))),
  },
  'round.odds': { example: ROUND_EXAMPLE, answer: asked(ROUND, roundReply) },
  'fight.odds': {
    example: {
      ...{ range: 'medium', advantage: { ijn: 'crossing', irn: null }, rounds: 2 },
      lines: { ijn: [FRESH, FRESH], irn: [FRESH] },
    },
    answer: asked(FIGHT, fightReply),
  },
};

const pairOf = (two: Of<typeof chits>): ChitPair => two as unknown as ChitPair;

const dieFields = ({ need, p }: DieOdds): Json => ({ need: need.value, p });

function shotReply(facts: Of<typeof SHOT>): Reply {
  const { weapon, dice, rating: typed, advantage: with_, ...rest } = facts;
  const isTorpedo = weapon === 'torpedo';
  if (!isTorpedo && typed === undefined) return badValue('rating', '0..6');
  if (!isTorpedo && with_ === undefined) return badValue('advantage', 'null|broadside|crossing');
  const shot = { ...rest, weapon, rating: typed ?? null, advantage: with_ ?? null, letter: letterOf(rest.letter) };
  const odds = shotOdds(shot, dice);
  if (!odds.ok) return odds.error;
  const { need, p, expected, distribution } = odds.value;
  return { need: need.value, p, expected, distribution };
}

/** What is silent adds nothing; torpedoes where there are none are what a rule forbids. */
function roundReply({ sets, ...facts }: Of<typeof ROUND>, rulings: Rulings): Reply {
  const lacking = sets.some(({ firers }) => firers.some(({ fire, torpedo }) => fire !== 'guns' && !torpedo));
  if (lacking) return shotRefusal('NO_TORPEDOES');
  const firing = sets.map(({ target, firers }) => ({
    target,
    firers: firers.map((firer): Gunner => ({
      ...firer,
      letter: letterOf(firer.letter),
      fire: firer.fire === 'guns' ? 'guns' : 'torpedoes',
    })),
  }));
  const targets = roundOdds({ ...facts, sets: firing }, rulings);
  return {
    targets: targets.map(({ pUntouched, pDamaged, pSunk, expectedHits }) => ({
      ...{ pUntouched, pDamaged, pSunk, expectedHits },
    })),
  };
}

function fightReply({ lines, ...facts }: Of<typeof FIGHT>, rulings: Rulings): Reply {
  const ratings = (typed: Of<typeof RATINGS>) => ({ ...typed, letter: letterOf(typed.letter) });
  const line = (ships: readonly Of<typeof SHIP>[]) =>
    ships.map(({ damagedRatings, ...ship }) => ({
      ...ship,
      ratings: ratings(ship.ratings),
      damagedRatings: damagedRatings ? ratings(damagedRatings) : null,
    }));
  const odds = fightOdds({ ...facts, lines: { ijn: line(lines.ijn), irn: line(lines.irn) } }, rulings);
  const fields = (each: readonly (typeof odds.ships.ijn)[number][]) =>
    each.map(({ pUntouched, pDamaged, pSunk, bounds }) => ({ pUntouched, pDamaged, pSunk, bounds }));
  const ships = { ijn: fields(odds.ships.ijn), irn: fields(odds.ships.irn) };
  return { exact: odds.exact, ships, expectedLosses: odds.expectedLosses };
}
