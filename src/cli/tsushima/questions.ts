import { bool, int, object, type Of, oneOf, optional } from '@/rules/common/shape';
import {
  blockOdds,
  fallenBy,
  flightOdds,
  groundingOdds,
  LAND_PLANS,
  mineOdds,
  planOdds,
  PLANS,
  portOdds,
  type Quad,
  repairOdds,
  type Rulings,
  salvoOdds,
  type ShipType,
  spottingOdds,
  torpedoOdds,
  WEAPONS,
} from '@/rules/tsushima/index';

import { asked, type Question } from '../answerer';
import type { Json } from '../json-lines';
import type { Reply } from '../reply';
import { byHits, hits, morale, ROUND_QUESTION } from './round-question';
import { readingFor, TABLE } from './table-shape';

const count = int(0, 60);
const salvos = int(0, 20);
/** What a salvo is fired at: boats lose salvos by hits as ships do, a merchant sinks by one. */
const KINDS = { ship: 'B', destroyer: 'D', 'torpedo-boat': 'T', merchant: 'M' } as const satisfies Record<
  string,
  ShipType
>;
const kind = oneOf(Object.keys(KINDS) as (keyof typeof KINDS)[]);

const SALVO = object({
  factor: int(0, 20),
  salvos,
  between: int(0, 10),
  armour: int(0, 9),
  size: int(1, 9),
  concentrated: bool,
  targetScreened: bool,
  firerScreened: bool,
  firerMorale: morale,
  targetMorale: morale,
  tsarevitch: bool,
  targetHits: hits,
  targetKind: kind,
  weapon: optional(oneOf(WEAPONS)),
  table: TABLE,
});
const TORPEDO = object({
  salvos,
  adjacent: bool,
  armour: int(0, 8),
  targetHits: hits,
  targetKind: optional(kind),
  table: TABLE,
});
const SPOTTING = object({
  destroyers: count,
  twoHits: count,
  lowMorale: count,
  alreadyThere: bool,
  partialSea: bool,
  evades: bool,
});
const PLAN = object({
  plan: oneOf(PLANS),
  total: int(0, 99),
  raids: int(0, 99),
  successes: optional(int(0, 6)),
  turns: optional(int(1, 40)),
});

const SALVO_EXAMPLE = {
  ...{ factor: 7, salvos: 2, between: 4, armour: 8, size: 9, concentrated: false, targetScreened: false },
  ...{ firerScreened: false, firerMorale: 0, targetMorale: 0, tsarevitch: false, targetHits: 0 },
  ...{ targetKind: 'ship', table: 'house' },
};

/** Every question, with an example that answers `ok: true`. */
export const QUESTIONS: { readonly [name: string]: Question<Rulings> } = {
  'salvo.odds': {
    example: SALVO_EXAMPLE,
    fields: {
      targetKind: 'ship|destroyer|torpedo-boat|merchant',
      weapon: 'optional: primary|secondary; only secondary guns may fire at destroyers and torpedo boats',
      table: '"house", or {"gunfire":{"9":{"one":8,"two":11,"sunk":14}}} by start values; null: never',
    },
    answer: asked(SALVO, salvoReply),
  },
  'torpedo.odds': {
    example: { salvos: 3, adjacent: false, armour: 7, targetHits: 0, table: 'house' },
    answer: asked(TORPEDO, (facts) => {
      const reading = readingFor(facts.table, 'torpedo', facts.armour);
      if (!reading.ok) return reading.error;
      const target = { type: KINDS[facts.targetKind ?? 'ship'], hits: facts.targetHits };
      const { perSalvo, targetAfter, expectedHits } = torpedoOdds({ ...facts, target }, reading.value);
      return { perSalvo: byResult(perSalvo), targetAfter: byHits(targetAfter), expectedHits };
    }),
  },
  'spotting.odds': {
    example: { destroyers: 2, twoHits: 0, lowMorale: 0, alreadyThere: true, partialSea: true, evades: true },
    answer: asked(SPOTTING, (facts) => {
      const { modifier, need, p } = spottingOdds(facts);
      return { modifier: modifier.value, need: need.value, p };
    }),
  },
  'grounding.odds': {
    example: { ships: 4 },
    answer: asked(object({ ships: count }), ({ ships }) => ({ p: groundingOdds(ships) })),
  },
  'mine.odds': { example: {}, answer: asked(object({}), () => ({ ...mineOdds() })) },
  'flight.odds': {
    example: { rounds: 6 },
    answer: asked(object({ rounds: int(1, 60) }), ({ rounds }) => ({ byRound: numbered(flightOdds(rounds), 1) })),
  },
  'repair.odds': {
    example: { hits: 2 },
    answer: asked(object({ hits: int(1, 2), captured: optional(bool) }), ({ hits: has, captured = false }) => ({
      ...repairOdds(has, { captured }),
    })),
  },
  'port.odds': {
    example: { surprise: false },
    answer: asked(object({ surprise: bool }), ({ surprise }) => ({ p: portOdds(surprise) })),
  },
  'block.odds': {
    example: { merchants: 3 },
    answer: asked(object({ merchants: count }), ({ merchants }) => ({ p: blockOdds(merchants) })),
  },
  'plan.odds': {
    example: { plan: 'B', total: 5, raids: 0 },
    fields: {
      total: 'rolled so far',
      raids: 'points already to be taken off it',
      successes: 'optional: successful turns so far, where the dice have not begun; else all that are needed',
      turns: 'optional: turns looked ahead in fallenBy, 12',
      distribution: 'by the number of further dice turns',
      fallenBy: 'by turn from now: Port Arthur has fallen, if every turn brings its loads',
    },
    answer: asked(PLAN, ({ successes, turns = 12, ...facts }) => {
      const { mean, distribution } = planOdds(facts);
      const before = Math.max(0, LAND_PLANS[facts.plan].successes - (successes ?? LAND_PLANS[facts.plan].successes));
      const byTurn = fallenBy({ ...facts, before, turns });
      return { mean, distribution: numbered(distribution, 0), fallenBy: numbered(byTurn, 1) };
    }),
  },
  'round.odds': ROUND_QUESTION,
};

const byResult = ([none, one, two, sunk]: Quad): Json => ({ none, one, two, sunk });
/** A list as an object by number. */
const numbered = (chances: readonly number[], first: number): Json =>
  Object.fromEntries(chances.map((chance, index) => [String(first + index), chance]));

function salvoReply(facts: Of<typeof SALVO>, rulings: Rulings): Reply {
  const { targetHits, targetKind, table, ...gun } = facts;
  const reading = readingFor(table, 'gunfire', facts.size);
  if (!reading.ok) return reading.error;
  const odds = salvoOdds({ ...gun, target: { type: KINDS[targetKind], hits: targetHits } }, reading.value, rulings);
  if (!odds.ok) return odds.error;
  const { effective, modifier, perSalvo, targetAfter, expectedHits } = odds.value;
  return { effective, modifier, perSalvo: byResult(perSalvo), targetAfter: byHits(targetAfter), expectedHits };
}
