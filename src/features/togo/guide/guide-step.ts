import type { Obligation } from '@/rules/rulebook';
import { type BattleView, FIRST_BATTLE, type PhaseId, type Side, SIDES } from '@/rules/togo/index';

import { isLastDraw, nextStep, owedNow } from '../turn/next-step';

/** The sentence for each thing that may be owed. */
const BY_OBLIGATION = {
  'pass-torpedoes': 'pass',
  'roll-visibility': 'weather',
  'roll-initiative': 'initiative',
  'begin-move': 'begin',
  'roll-unplanned': 'unplanned',
  'note-move': 'note',
  'roll-arrival': 'arrival',
  arrive: 'arrival',
  'name-flagship': 'flagship',
  'name-fleet-flagship': 'flagship',
  'judge-evasion': 'evasion',
  'resolve-torpedo': 'torpedo',
  'tell-range': 'range',
  sight: 'sight',
  'may-fire': 'fire',
  'check-fires': 'fires',
  'try-control': 'control',
  'roll-damage': 'damage',
  'draw-cards': 'cards',
  'end-battle': 'endBattle',
} as const satisfies Readonly<Record<string, string>>;

export type GuideTodo = (typeof BY_OBLIGATION)[keyof typeof BY_OBLIGATION] | 'passFirst' | 'look' | 'cease' | 'other';

/** What the guide explains now: the result, a side that is no more, the next thing owed, or the end of the phase. */
export type GuideStep =
  | { readonly type: 'over' }
  | { readonly type: 'decided' }
  | { readonly type: 'todo'; readonly phase: PhaseId; readonly todo: GuideTodo; readonly about: string }
  | { readonly type: 'end'; readonly phase: PhaseId };

interface Facts {
  readonly view: BattleView;
  /** In the order of the list: the first is what the filled button does. */
  readonly owed: readonly Obligation[];
}

/** One thing at a time, from what everybody at the table can see. */
export function guideStep({ view, owed }: Facts): GuideStep {
  const { phase, turn } = view;
  if (view.result !== null) return { type: 'over' };
  const [first] = owed;
  if (first?.code !== 'end-battle' && SIDES.some((side) => isBeaten(view, side)) && !owesDamage(owed)) {
    return { type: 'decided' };
  }
  if (first === undefined) {
    // In the dark there is more to do than is owed.
    const isDone = nextStep({ view, owed, nameOf: (id) => id }).step.type === 'end';
    return isDone ? { type: 'end', phase } : { type: 'todo', phase, todo: 'look', about: '' };
  }
  if (owedNow(owed, view).length === 0) return { type: 'todo', phase, todo: 'cease', about: view.acting ?? '' };
  const todo = isLastDraw(owed) ? 'endBattle' : todoOf(first.code);
  const tooFar = todo === 'pass' && turn === 1 && isFirstBattle(view);
  return { type: 'todo', phase, todo: tooFar ? 'passFirst' : todo, about: first.about };
}

export const isFirstBattle = ({ scenario }: BattleView): boolean => scenario === FIRST_BATTLE.id;

const todoOf = (code: string): GuideTodo =>
  Object.hasOwn(BY_OBLIGATION, code) ? BY_OBLIGATION[code as keyof typeof BY_OBLIGATION] : 'other';

const owesDamage = (owed: readonly Obligation[]): boolean => owed.some(({ code }) => code === 'roll-damage');

/** Nobody of that side is left to fight, and nobody may be hidden or still to come. */
function isBeaten({ ships, formations }: BattleView, side: Side): boolean {
  const hidden = Object.values(formations).some(
    (each) => each.side === side && (each.known === null || each.place === 'off'),
  );
  return !hidden && !Object.values(ships).some((ship) => ship.side === side && ship.mayLead);
}

interface Happened {
  readonly events: readonly { readonly type: string }[];
}

/** How the phase that is on came about. */
export interface Entered {
  /** Nothing has been done in it yet. */
  readonly isFresh: boolean;
  /** The phases that were passed on the way to it, because they were empty. */
  readonly passed: readonly PhaseId[];
}

/** `last` is the last action that everybody knows of. */
export function enteredBy(last: Happened | null, { phase, turn }: BattleView): Entered {
  if (last === null) return { isFresh: true, passed: [] };
  const began = last.events.flatMap((event) => (event.type === 'PhaseBegan' ? [event as unknown as Began] : []));
  const at = began.findIndex((each) => each.phase === phase && each.turn === turn);
  return { isFresh: at >= 0, passed: began.slice(0, Math.max(0, at)).map((each) => each.phase) };
}

interface Began {
  readonly phase: PhaseId;
  readonly turn: number;
}
