import { badValue } from '@/rules/common/refusal';
import { int, list, object, type Of, oneOf, optional } from '@/rules/common/shape';
import {
  type AttackFacts,
  attackOdds,
  chainOdds,
  columnName,
  directionOf,
  factorsOf,
  gridOf,
  hexesIn,
  hexside,
  HOUSE_CRT,
  lineOf,
  mapHex,
  MARKERS,
  MOST_IN_A_HEX,
  neighboursOf,
  paralysisOdds,
  type Rulings,
  side,
  terrain,
  verdictOf,
  zoneOf,
} from '@/rules/mukden/index';

import { asked, type Question } from '../answerer';
import type { Json } from '../json-lines';
import type { Reply } from '../reply';

const factors = int(1, MOST_IN_A_HEX);
const steps = int(0, 999);
const hexes = list(mapHex, 0, 200);

const ATTACK = object({
  side,
  target: mapHex,
  defence: factors,
  terrain,
  /** One entry for each unit, or for each hex. */
  attackers: list(object({ hex: mapHex, factors, hexside }), 1, 24),
  bombardment: optional(int(0, MARKERS)),
  table: optional(oneOf(['house'] as const)),
});
const CHAIN = object({ first: ATTACK, advancing: factors, second: object({ defence: factors, terrain, hexside }) });
const NEIGHBOURS = object({ hex: mapHex });
const ZOC = object({ units: hexes });
const LOC = object({ side, unit: mapHex, friends: optional(hexes), enemies: hexes });
const VICTORY = object({
  ...{ ijnLosses: steps, irnLosses: steps, withoutLoc: steps, cavalryEliminations: steps },
  mukden: side,
});

const ATTACK_EXAMPLE = {
  ...{ side: 'ijn', target: '2413', defence: 3, terrain: 'town' },
  attackers: [
    { hex: '2412', factors: 3, hexside: 'minor' },
    { hex: '2314', factors: 2, hexside: 'minor' },
    { hex: '2514', factors: 2, hexside: 'minor' },
  ],
  ...{ bombardment: 2, table: 'house' },
};

/** Every question, with an example that answers `ok: true`. */
export const QUESTIONS: { readonly [name: string]: Question<Rulings> } = {
  'attack.odds': {
    example: ATTACK_EXAMPLE,
    fields: {
      hexside: 'open|minor|major|trench|minor-trench|major-trench; a trench is the defender’s own',
      bombardment: 'Japanese markers, no more than the attacking factors',
      shifts: 'columns, negative to the left',
      pClears: 'chance that the defender loses at least his factors',
    },
    answer: asked(ATTACK, attackReply),
  },
  'chain.odds': {
    example: {
      first: ATTACK_EXAMPLE,
      ...{ advancing: 5, second: { defence: 3, terrain: 'clear', hexside: 'open' } },
    },
    fields: { advancing: 'factors that advance; losses are taken from the others first' },
    answer: asked(CHAIN, ({ first, advancing, second }, rulings) => {
      const facts = attackFacts(first, rulings);
      if ('code' in facts) return facts;
      if (advancing > factorsOf(facts.attackers)) return badValue('advancing', `1..${factorsOf(facts.attackers)}`);
      const odds = chainOdds({ first: facts, advancing, second }, HOUSE_CRT, rulings);
      return odds === null ? badValue('first.table', 'house') : { ...odds };
    }),
  },
  'hex.neighbours': {
    example: { hex: '2310' },
    answer: asked(NEIGHBOURS, ({ hex }, rulings) => ({ neighbours: neighboursOf(gridOf(rulings), hex) })),
  },
  zoc: {
    example: { units: ['2413', '2414'] },
    answer: asked(ZOC, ({ units }, rulings) => {
      const grid = gridOf(rulings);
      return { hexes: hexesIn(grid, zoneOf(grid, units)) };
    }),
  },
  loc: {
    example: { side: 'ijn', unit: '2314', friends: [], enemies: ['2413', '2012'] },
    fields: {
      path: 'from the unit to 1922 or the north edge; null without one',
      blockedBy: 'the hexes where every way ends',
    },
    answer: asked(LOC, ({ side: of, unit, friends = [], enemies }, rulings) => {
      const shared = [unit, ...friends].find((hex) => enemies.includes(hex));
      if (shared !== undefined) return { code: 'ENEMY_THERE', rule: 'MUK-17' };
      return { ...lineOf(gridOf(rulings), of, unit, enemies) };
    }),
  },
  paralysis: {
    example: {},
    fields: { distribution: 'by units, 0 to 3' },
    answer: asked(object({}), () => ({ distribution: paralysisOdds() })),
  },
  victory: {
    example: { ijnLosses: 20, irnLosses: 22, withoutLoc: 2, cavalryEliminations: 0, mukden: 'ijn' },
    fields: { withoutLoc: 'steps', margin: 'five times the Russian losses less six times the Japanese' },
    answer: asked(VICTORY, (facts) => ({ ...verdictOf(facts) })),
  },
};

/** The attack with its hexes placed round the target, or what a rule forbids. */
function attackFacts(
  { side: of, target, defence, terrain: ground, attackers, bombardment = 0 }: Of<typeof ATTACK>,
  rulings: Rulings,
): AttackFacts | { readonly code: string; readonly rule: string } {
  const grid = gridOf(rulings);
  const placed = attackers.map((each) => ({ ...each, place: directionOf(grid, target, each.hex) }));
  if (placed.some(({ place }) => place === null)) return { code: 'NOT_ADJACENT', rule: 'MUK-26' };
  const inHex = (hex: string): number => factorsOf(attackers.filter((each) => each.hex === hex));
  if (attackers.some(({ hex }) => inHex(hex) > MOST_IN_A_HEX)) return { code: 'TOO_MANY_FACTORS', rule: 'MUK-17' };
  if (bombardment > 0 && of !== 'ijn') return { code: 'NOT_JAPANESE', rule: 'MUK-33' };
  if (bombardment > factorsOf(attackers)) return { code: 'TOO_MANY_MARKERS', rule: 'MUK-33' };
  return { side: of, attackers: placed, defence, terrain: ground, bombardment };
}

function attackReply(question: Of<typeof ATTACK>, rulings: Rulings): Reply {
  const facts = attackFacts(question, rulings);
  if ('code' in facts) return facts;
  const { reading, odds } = attackOdds(facts, HOUSE_CRT, rulings);
  return {
    differential: reading.differential,
    column: columnName(HOUSE_CRT, facts.side, reading.column),
    shifts: reading.shifts.map((each): Json => ({ ...each })),
    finalColumn: columnName(HOUSE_CRT, facts.side, reading.finalColumn),
    concentric: reading.concentric,
    cells: (odds?.cells ?? []).map(([attacker, defender]): Json => ({ attacker, defender })),
    pClears: odds?.pClears ?? 0,
  };
}
