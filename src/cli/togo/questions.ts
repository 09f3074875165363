import type { Result } from '@/lib/result';
import { badValue } from '@/rules/common/refusal';
import {
  type BatteryFacts,
  batteryNumbers,
  batteryOdds,
  cardOdds,
  type ControlFacts,
  controlOdds,
  type DamageOdds,
  type DeclaredFire,
  fireOdds,
  fireToWorkOut,
  formationSpeed,
  type FireNumbers,
  type FireOutcome,
  MOST,
  rangeSeries,
  type Refusal,
  type RefusedFire,
  repeatedHitOdds,
  resolveDamageControl,
  resolveGunfire,
  resolveHits,
  resolveInitiative,
  resolveSighting,
  resolveSmallHits,
  resolveTorpedo,
  resolveUnplanned,
  type Ruleset,
  type SalvoOdds,
  type Shot,
  type SightingFacts,
  sightingOdds,
  singleHitOdds,
  smallOdds,
  targetOdds,
  torpedoNumbers,
  torpedoOdds,
  turning,
  unplannedOdds,
  whatIf,
} from '@/rules/togo';
import type { Question } from '../answerer';
import type { Json } from '../json-lines';
import { diceReply, type Problem, type Reply } from '../reply';

/** The engine checks every fact it is handed, so a question goes to it as it came. */
const facts = <T>(input: unknown): T => input as T;

const BATTERY = { weapon: '12in', dice: 4, range: 3.5, size: 5, armour: 4 };
const BATTERY_EXAMPLE = { ...BATTERY, turning: false, overHalfTurning: false, batteryHits: 0, night: null };
const SECONDARY = { ...BATTERY, weapon: '6in', dice: 7 };
const TORPEDO = { factors: 3, range: 1.5, sizeUsed: 4, armour: 3 };
const HIT = { kind: 'gun', column: 'B', beyond8: false, restricted: false, torpedoesAboard: true };
const TARGET = { column: 'B', P: 1, M: 0, S: 0, T: 0, fires: 3, torpedoFactors: 2, torpedoFactorsLeft: 2 };
const PENDING = [{ kind: 'gun', beyond8: false, restricted: false }];

/** Every question, with an example that answers `ok: true`. */
export const QUESTIONS: { readonly [name: string]: Question<Ruleset> } = {
  'gunfire.odds': {
    example: BATTERY_EXAMPLE,
    answer: (input, rules) => answered(batteryOdds(facts(input), rules), salvoOddsFields),
  },
  'gunfire.resolve': {
    example: { ...BATTERY_EXAMPLE, faces: [4, 1, 2, 5, 2, 3, 5, 6, 2, 3] },
    answer(input, rules) {
      const numbers = batteryNumbers(facts<BatteryFacts>(input), rules);
      if (!numbers.ok) return numbers.error;
      return withFaces(input, (faces) =>
        diceReply(resolveGunfire([facts<DeclaredFire>(input)], faces, rules), salvoFields),
      );
    },
  },
  'gunfire.series': {
    example: { batteries: [BATTERY, SECONDARY], target: TARGET },
    answer(input, rules) {
      const shot = facts<Shot>(input);
      const ship = fireToWorkOut(shot.batteries, rules);
      if ('code' in ship) return ship;
      const series = rangeSeries(shot, rules).map(({ range, odds }) => ({ range, ...shotFields(odds) }));
      return { series };
    },
  },
  'gunfire.whatIf': {
    example: { batteries: [BATTERY, SECONDARY], target: TARGET, change: { range: 2, turning: true } },
    answer(input, rules) {
      const change = input.change ?? {};
      if (typeof change !== 'object') return badValue('change', 'object');
      const odds = whatIf(facts<Shot>(input), change, rules);
      return odds.ok ? shotFields(odds) : odds.error;
    },
  },
  'ship.odds': {
    example: { batteries: [BATTERY_EXAMPLE, { ...BATTERY_EXAMPLE, weapon: '6in', dice: 7 }] },
    answer(input, rules) {
      const ship = fireToWorkOut(facts(input.batteries), rules);
      if ('code' in ship) return ship;
      const refused = ship.refused.map(({ index, refusal }) => ({ index, code: refusal.code }));
      if (ship.firing.length === 0) return { ok: false, refused };
      return { effective: fireOdds([ship.firing.map((battery) => battery.numbers)]).effective, refused };
    },
  },
  'torpedo.odds': {
    example: TORPEDO,
    answer: (input, rules) => answered(torpedoOdds(facts(input), rules), salvoOddsFields),
  },
  'torpedo.resolve': {
    example: { ...TORPEDO, faces: [5, 1, 4, 1, 4, 2, 1, 5] },
    answer(input, rules) {
      const numbers = torpedoNumbers(facts(input), rules);
      if (!numbers.ok) return numbers.error;
      return withFaces(input, (faces) => diceReply(resolveTorpedo(facts(input), faces, rules), salvoFields));
    },
  },
  'hit.odds': {
    example: HIT,
    answer: (input, rules) => answered(singleHitOdds(facts(input), rules), (odds) => odds),
  },
  'hits.odds': {
    example: { ...HIT, hits: 3 },
    answer: (input, rules) => answered(repeatedHitOdds(facts(input), rules), fourChances),
  },
  'hits.resolve': {
    example: { target: TARGET, pending: PENDING, faces: [2, 4] },
    answer: (input, rules) =>
      withFaces(input, (faces) =>
        diceReply(resolveHits(facts(input.target), facts(input.pending), faces, rules), (outcome) => outcome),
      ),
  },
  'target.odds': {
    example: { target: TARGET, firers: [{ batteries: [BATTERY] }], pending: PENDING },
    answer: (input, rules) =>
      answered(targetOdds(facts(input), rules), ({ refused, ...odds }) => ({ ...odds, refused: refusedList(refused) })),
  },
  'base.odds': {
    example: { target: { type: 'TBD', units: 3 }, firers: [{ batteries: [BATTERY] }], pending: PENDING },
    answer: (input, rules) =>
      answered(smallOdds(facts(input), rules), ({ refused, ...odds }) => ({ ...odds, refused: refusedList(refused) })),
  },
  'base.resolve': {
    example: { target: { type: 'TBD', units: 3 }, pending: PENDING, faces: [] },
    answer: (input, rules) =>
      withFaces(input, (faces) =>
        diceReply(resolveSmallHits(facts(input.target), facts(input.pending), faces, rules), (outcome) => outcome),
      ),
  },
  'turn.cost': {
    example: { turns: [60], allowance: 3 },
    answer: (input, rules) =>
      answered(turning(facts(input), rules), ({ cost, ...rest }) => ({ cost: cost.value, ...rest })),
  },
  'formation.speed': {
    example: {
      ships: [
        { speed: 3.5, P: 0 },
        { speed: 3, P: 1 },
      ],
    },
    answer: (input, rules) =>
      answered(formationSpeed(facts(input), rules), ({ speed, limitedBy }) => ({ speed: speed.value, limitedBy })),
  },
  initiative: {
    example: { faces: [4, 4, 2, 5] },
    answer: (input) => withFaces(input, (faces) => diceReply(resolveInitiative(faces), (outcome) => outcome)),
  },
  unplanned: {
    example: { faces: [3, 4] },
    answer: (input, rules) =>
      withFaces(input, (faces) => {
        const reply = diceReply(resolveUnplanned(facts(input), faces, rules), (outcome) => outcome);
        return 'done' in reply && reply.done === false ? { ...reply, odds: unplannedOdds(rules) } : reply;
      }),
  },
  sighting: {
    example: { side: 'ijn', range: 3, night: 4, burning: false, fired: false },
    answer(input, rules) {
      const odds = sightingOdds(sightingFacts(input), rules);
      if (!odds.ok) return odds.error;
      const { automatic, how, need, p } = odds.value;
      const chance = { automatic, need: need?.value ?? null, p, how };
      if (input.faces === undefined) return chance;
      return withFaces(input, (faces) =>
        diceReply(resolveSighting(sightingFacts(input), faces, rules), (outcome) => outcome),
      );
    },
  },
  'damageControl.odds': {
    example: { marker: 'P', attempts: 2 },
    answer: (input) => answered(controlOdds(facts(input)), (odds) => odds),
  },
  'damageControl.resolve': {
    example: { markers: [{ letter: 'P' }], fires: 2, attempt: 0, faces: [1, 4, 6] },
    answer: (input, rules) =>
      withFaces(input, (faces) =>
        diceReply(resolveDamageControl(facts<ControlFacts>(input), faces, rules), (outcome) => outcome),
      ),
  },
  'cards.odds': {
    example: { deck: 18, events: 6, seen: 4 },
    answer: (input) => answered(cardOdds(facts(input)), (odds) => odds),
  },
};

const refusedList = (refused: readonly RefusedFire[]): readonly Json[] =>
  refused.map(({ firer, index, refusal }) => ({ firer, index, code: refusal.code }));

const answered = <T>(result: Result<T, Problem>, fields: (value: T) => Json): Reply =>
  result.ok ? fields(result.value) : result.error;

function withFaces(input: Json, resolve: (faces: readonly number[]) => Reply): Reply {
  const faces = input.faces ?? [];
  if (!Array.isArray(faces)) return badValue('faces', 'list of 1..6');
  return faces.length > MOST.faces ? badValue('faces', `list of 0..${MOST.faces}`) : resolve(faces);
}

const numberFields = ({ dice, start, hit, size, pen, penRaw, restricted, long }: FireNumbers): Json => ({
  dice: dice.value,
  start: start.value,
  hit: hit.value,
  sizeValue: size.value,
  pen: pen.value,
  penRaw,
  restricted,
  long,
});

const salvoOddsFields = ({ numbers, ...odds }: SalvoOdds): Json => ({ ...numberFields(numbers), ...odds });

function salvoFields({ salvos: [salvo] }: FireOutcome): Json {
  if (salvo === undefined) return {};
  const { index, numbers, ...result } = salvo;
  return result;
}

const fourChances = ({ pSunk, pAbandonedNotSunk, pSilencedAfloat, expectedFires }: DamageOdds): Json => ({
  pSunk,
  pAbandonedNotSunk,
  pSilencedAfloat,
  expectedFires,
});

const shotFields = (odds: ReturnType<typeof whatIf>): Json =>
  odds.ok ? odds.value : { refused: (odds.error as Refusal).code };

/** By day `night` is null; at night it is the normal range, by itself or as in the gunfire questions. */
function sightingFacts(input: Json): SightingFacts {
  const night = input.night ?? null;
  const range = typeof night === 'object' && night !== null && 'range' in night ? night.range : night;
  return facts({ ...input, night: range });
}
