import { ok, type Result } from '@/lib/result';
import { type DiceCall, meets, type Roll, SIDES_OF_A_DIE, sumOf } from '@/rules/common/dice';
import {
  isFilled,
  type Strip,
  type StripDie,
  type StripGroup,
  type StripState,
  type StripStep,
  type StripTally,
} from '@/rules/common/strip';
import type { Viewer } from '@/rules/rulebook';

import { type Draft, type Refused, evaluate } from './act';
import type { Battle, Book } from './battle';
import { firstShown, type SourcedSheet, type SourcedStep } from './entry';
import { remember } from './remember';
import { type Ahead, nothingAhead, stepsAhead } from './strip-ahead';
import { subjectAndRow } from './strip-key';

const strips = remember<Result<Strip, Refused>>();

/**
 * The strip of a draft, for a reader: every step with its dice, its need and how it stands. Where the rule book would
 * tell this reader nothing of what is being rolled, the faces stay hidden. Made once for a draft and a state.
 */
export const stripOf = <State>(
  book: Book<State>,
  battle: Battle<State>,
  draft: Draft,
  viewer: Viewer<string> = 'public',
): Result<Strip, Refused> =>
  strips(draft, [book, battle.state, viewer], () => madeStrip(book, battle, draft, stepsAhead, viewer));

/** The steps of a strip that was finished or given up, as far as it got: nobody asks what might have come. */
export function thrownStrip<State>(
  book: Book<State>,
  battle: Battle<State>,
  draft: Draft,
  viewer: Viewer<string> = 'public',
): Result<Strip, Refused> {
  return madeStrip(book, battle, draft, nothingAhead, viewer);
}

function madeStrip<State>(
  book: Book<State>,
  battle: Battle<State>,
  draft: Draft,
  foresee: typeof stepsAhead,
  viewer: Viewer<string>,
): Result<Strip, Refused> {
  const evaluated = evaluate(book, battle, draft);
  if (!evaluated.ok) return evaluated;
  const { value } = evaluated;
  const ahead = foresee(book, battle, draft, value, viewer);
  const steps: StripStep[] = value.rolls.map(({ call, roll }) => finished(call, roll, draft.dice, ahead.hidden));
  const active =
    value.type === 'needs' ? wanted(value.needs.call, value.needs.missing, draft.dice, ahead.hidden) : null;
  if (active) steps.push(active);
  const met = new Set(steps.map(({ key }) => key));
  for (const coming of ahead.steps) {
    if (!met.has(coming.call.key)) steps.push(toCome(coming, ahead.hidden ? {} : draft.dice));
  }
  const countRefused = active === null ? null : whyNoCount(active);
  return ok({
    groups: grouped(steps),
    active,
    complete: active === null,
    mayCount: active !== null && countRefused === null,
    countRefused,
    takesBack: lastToTakeBack(steps, draft.dice)?.key ?? null,
    tally: tallyOf(steps),
  });
}

function finished(call: DiceCall, roll: Roll, sheet: SourcedSheet, hidden: boolean): StripStep {
  const faces = diceIn(call, sheet, hidden);
  const successes = call.need === null || roll.result !== undefined || hidden ? null : roll.successes;
  const sum = call.of !== 'sum' || roll.result !== undefined || hidden ? null : sumOf(roll);
  const result = hidden ? null : (roll.result ?? null);
  const state = roll.result !== undefined ? 'typed' : isCertain(sheet[call.key]) ? 'certain' : stateOf(faces, roll);
  const answer = { successes, sum, result, ahead: null, chance: null };
  return { ...plain(call), dice: call.dice.value, state, faces, missing: 0, ...answer };
}

function wanted(call: DiceCall, missing: number, sheet: SourcedSheet, hidden: boolean): StripStep {
  const faces = diceIn(call, sheet, hidden);
  const soFar = faces.reduce((total, { face }) => total + (face ?? 0), 0);
  const sum = call.of !== 'sum' || hidden || faces.length === 0 ? null : soFar;
  const chance = hidden && call.of === 'sum' ? null : chanceOf(call, missing, soFar);
  const open = { state: 'active' as const, successes: null, result: null, ahead: null };
  return { ...plain(call), ...open, dice: call.dice.value, faces, missing, sum, chance };
}

function toCome({ call, dice, possible }: Ahead, sheet: SourcedSheet): StripStep {
  const state = possible ? 'waiting' : 'off';
  const chance = possible && dice !== null ? chanceOf(call, dice) : null;
  const entered = sheet[call.key];
  const ahead = entered !== undefined && 'count' in entered ? entered.count : null;
  const empty = { faces: [], missing: 0, successes: null, sum: null, result: null, ahead };
  return { ...plain(call), ...empty, dice: possible ? dice : null, state, chance };
}

const plain = (call: DiceCall) => ({
  ...subjectAndRow(call.key),
  key: call.key,
  purpose: call.purpose,
  rule: call.rule,
  need: call.need?.value ?? null,
  needParts: call.need?.parts ?? [],
  at: call.at,
  of: call.of,
  countable: call.countable,
  results: call.results ?? [],
});

/** The dice of a step that count; faces kept beyond them wait for a second correction (see `DiceSheet`). */
function diceIn(call: DiceCall, sheet: SourcedSheet, hidden: boolean): readonly StripDie[] {
  const entered = sheet[call.key];
  if (entered === undefined || !('dice' in entered)) return [];
  const plainDice = hidden || call.need === null || call.of === 'sum';
  return entered.dice.slice(0, call.dice.value).map(({ face, source, was = [] }) => ({
    face: hidden ? null : face,
    source,
    success: plainDice ? null : meets(call, face),
    was: hidden ? [] : was.map((before) => before.face),
  }));
}

const isCertain = (entered: SourcedStep | undefined): boolean =>
  entered !== undefined && 'source' in entered && entered.source === 'certain';

function stateOf(faces: readonly StripDie[], roll: Roll): StripState {
  if (roll.faces === null) return roll.sum === undefined ? 'counted' : 'entered';
  if (faces.some(({ was }) => was.length > 0)) return 'corrected';
  return faces.every(({ source }) => source === 'app') ? 'rolled' : 'entered';
}

/** At least one success among so many dice; or the sum needed, with what lies there already. */
function chanceOf(call: DiceCall, dice: number, soFar = 0): number | null {
  if (call.need === null || dice === 0) return null;
  const faces = Array.from({ length: SIDES_OF_A_DIE }, (_, index) => index + 1);
  if (call.of === 'sum') {
    const ways = (left: number, sum: number): number =>
      left === 0 ? Number(meets(call, sum)) : faces.reduce((total, face) => total + ways(left - 1, sum + face), 0);
    return ways(dice, soFar) / SIDES_OF_A_DIE ** dice;
  }
  const misses = faces.filter((face) => !meets(call, face)).length / SIDES_OF_A_DIE;
  let none = 1;
  for (let die = 0; die < dice; die += 1) none *= misses;
  return 1 - none;
}

function whyNoCount({ countable, results, faces }: StripStep): Strip['countRefused'] {
  if (!countable && results.length === 0) return 'faces-matter';
  return faces.length > 0 ? 'dice-are-in' : null;
}

function grouped(steps: readonly StripStep[]): readonly StripGroup[] {
  const subjects = [...new Set(steps.map(({ subject }) => subject))];
  return subjects.map((subject) => {
    const mine = steps.filter((step) => step.subject === subject);
    const rows = [...new Set(mine.flatMap(({ row }) => (row === null ? [] : [row])))].sort((a, b) => a - b);
    return {
      subject,
      lead: mine.filter(({ row }) => row === null),
      rows: rows.map((row) => ({ row, steps: mine.filter((step) => step.row === row) })),
    };
  });
}

function tallyOf(steps: readonly StripStep[]): StripTally {
  const tally = { app: 0, table: 0, count: 0, umpire: 0, certain: 0, corrected: 0, typed: 0 };
  for (const { state, faces, dice } of steps) {
    if (state === 'counted') tally.count += dice ?? 0;
    if (state === 'certain') tally.certain += dice ?? 0;
    if (state === 'typed') tally.typed += 1;
    // A sum is read off the players' own dice.
    if (state === 'entered' && faces.length === 0) tally.table += dice ?? 0;
    for (const die of faces) {
      tally[die.source] += 1;
      if (die.was.length > 0) tally.corrected += 1;
    }
  }
  return tally;
}

/** The step whose last die may be taken back. The phone's dice are rolled and stay, unless a correction stands on them. */
function lastToTakeBack(steps: readonly StripStep[], sheet: SourcedSheet): StripStep | null {
  const last = steps.findLast((step) => isFilled(step) && step.state !== 'certain');
  if (last === undefined) return null;
  const entered = sheet[last.key];
  if (entered === undefined || !('dice' in entered)) return last;
  const die = entered.dice[last.faces.length - 1];
  const surplus = entered.dice.slice(last.faces.length);
  if (die?.was !== undefined && die.was.length > 0) return last;
  return die?.source === 'app' || surplus.some((each) => firstShown(each).source === 'app') ? null : last;
}
