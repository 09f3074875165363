import { bool, int, list, nullable, object, type Of, oneOf, optional } from '@/rules/common/shape';
import {
  activationOdds,
  admiralOdds,
  ASSAULT_ROUNDS,
  assaultOdds,
  blockadeOdds,
  chainOdds,
  fleetOdds,
  initiativeOdds,
  landOdds,
  type Rulings,
  SEASONS,
  shotOdds,
  sunkPointsOdds,
  TERRAINS,
  weatherOdds,
  WEATHERS,
} from '@/rules/red-sun/index';

import { asked, type Question } from '../answerer';
import type { Json } from '../json-lines';

const season = oneOf(SEASONS);
const weather = oneOf(WEATHERS);
const strength = int(0, 999);
const range = int(0, 99);
const rating = int(0, 99);
const points = int(0, 99);

const SHOT = object({ strength, range, weather, disabled: bool });
const WEATHER = object({ start: nullable(weather), hours: int(0, 10_000) });
const LAND = object({ attack: int(0, 9999), defence: int(1, 9999), terrain: oneOf(TERRAINS), river: bool });
const BLOCKADE = object({ season, sunkUsed: bool });
const INITIATIVE = object({ rating, season });
const ACTIVATION = object({ rating, season, commandValue: optional(rating) });
const CHAIN = object({
  supreme: nullable(object({ rating, commandValue: rating })),
  army: rating,
  unit: rating,
  season,
});
const TARGET = object({
  defence: points,
  damage: points,
  firers: list(object({ strength, disabled: bool }), 0, 60),
});
const FLEET = object({ weather: nullable(weather), ranges: list(range, 1, 6), targets: list(TARGET, 1, 60) });
const steps = list(int(0, 9999), 1, 30);
/** A defender without strength is none: at least 1 while there is a step left. */
const defenders = list(int(1, 9999), 1, 30);
const ASSAULT = object({
  attack: steps,
  defence: defenders,
  terrain: oneOf(TERRAINS),
  river: bool,
  rounds: int(1, ASSAULT_ROUNDS),
});

const FLEET_EXAMPLE = {
  weather: 'clear',
  ranges: [4, 3, 3],
  targets: [{ defence: 10, damage: 0, firers: [{ strength: 8, disabled: false }] }],
};

/** Every question, with an example that answers `ok: true`. */
export const QUESTIONS: { readonly [name: string]: Question<Rulings> } = {
  'shot.odds': {
    example: { strength: 8, range: 3, weather: 'fog', disabled: false },
    answer: asked(SHOT, (facts, rulings) => ({ ...shotOdds(facts, rulings) })),
  },
  'fleet.odds': {
    example: FLEET_EXAMPLE,
    fields: {
      weather: 'of the first hour; null: it is rolled for',
      ranges: 'one for each hour, at most 6',
      targets: 'the firers stay as they are and keep their target',
    },
    answer: asked(FLEET, fleetReply),
  },
  'weather.odds': {
    example: { start: null, hours: 2 },
    fields: { start: 'null: one initial roll', hours: 'weather changes after the start' },
    answer: asked(WEATHER, ({ start, hours }) => {
      const [clear, fog, storm] = weatherOdds(start, hours);
      return { clear, fog, storm };
    }),
  },
  'land.odds': {
    example: { attack: 20, defence: 7, terrain: 'mountain', river: false },
    answer: asked(LAND, (facts) => {
      const { cells, ...odds } = landOdds(facts);
      return { ...odds, cells: cells.map(([attacker, defender]) => ({ attacker, defender })) };
    }),
  },
  'assault.odds': {
    example: { attack: [20, 16, 12], defence: [7, 4], terrain: 'mountain', river: false, rounds: 3 },
    fields: { attack: 'strength by steps lost, whole first', defence: 'likewise; the same defenders each round' },
    answer: asked(ASSAULT, (facts) => ({ afterRound: assaultOdds(facts).map((after) => ({ ...after })) })),
  },
  'blockade.odds': {
    example: { season: 'winter', sunkUsed: false },
    answer: asked(BLOCKADE, (facts, rulings) => ({ ...blockadeOdds(facts, rulings) })),
  },
  'admiral.odds': { example: {}, answer: asked(object({}), () => ({ ...admiralOdds() })) },
  'initiative.odds': {
    example: { rating: 4, season: 'winter' },
    answer: asked(INITIATIVE, (facts, rulings) => commandFields(initiativeOdds(facts, rulings))),
  },
  'activation.odds': {
    example: { rating: 3, season: 'spring', commandValue: 1 },
    fields: { commandValue: 'lent by an active supreme headquarters' },
    answer: asked(ACTIVATION, ({ commandValue: lent = 0, ...facts }, rulings) =>
      commandFields(activationOdds({ ...facts, lent }, rulings)),
    ),
  },
  'chain.odds': {
    example: { supreme: { rating: 4, commandValue: 1 }, army: 3, unit: 4, season: 'summer' },
    fields: { unit: 'its chance to move from the start of the stage' },
    answer: asked(CHAIN, (facts, rulings) => ({ ...chainOdds(facts, rulings) })),
  },
};

const commandFields = ({ need, p }: ReturnType<typeof initiativeOdds>): Json => ({ need: need.value, p });

function fleetReply({ weather: first, ranges, targets: chosen }: Of<typeof FLEET>, rulings: Rulings): Json {
  const targets = chosen.map(({ defence, damage, firers }) => ({
    ...{ left: Math.max(0, defence - damage), defence, firers },
  }));
  const facts = { weather: first, ranges, targets };
  const sunk = [...sunkPointsOdds(facts, rulings)].sort(([a], [b]) => a - b);
  return {
    targets: fleetOdds(facts, rulings).map(({ pSunk, mean, distribution }) => ({
      ...{ pSunk, mean, distribution: Array.from(distribution) },
    })),
    sunkPoints: sunk.map(([total, p]) => ({ points: total, p })),
  };
}
