import { useState } from 'react';

import { type Edge, EVASION, PRINTED_TABLES, type Turning, turning } from '@/rules/togo/index';

import type { FormationView } from '../formations-in-line';
import { evadesByTurning } from '../plot/evading';
import { usualDistance } from './move-facts';
import type { OpenGame } from '../game';

export interface Choice {
  /** Degrees of each separate turn, left negative; 0 for one that is not made. */
  readonly turns: readonly number[];
  readonly distance: number;
  readonly leaves: Edge | null;
  /** Ships of the line that turn by themselves, and by how much. */
  readonly apart: Readonly<Record<string, number>>;
}

export interface Judged {
  readonly made: readonly number[];
  readonly turning: Turning | null;
  /** Ships that turn by themselves, and whether that costs them their fire. */
  readonly apart: readonly { readonly ship: string; readonly overHalf: boolean }[];
  /** Ships that declared evasion, and whether they turn far enough: away from the torpedoes where they are plotted. */
  readonly evading: readonly { readonly ship: string; readonly enough: boolean }[];
}

/** What its admiral orders, beginning with what its dice and its speed propose. */
export function useChoice({ view }: Pick<OpenGame, 'view'>, formation: FormationView) {
  const course = formation.known?.course ?? null;
  const usual = usualDistance(formation);
  // Dice thrown meanwhile, or a ship that left the line, propose something else: begin again from there.
  const proposed = `${course} ${usual}`;
  const [kept, setKept] = useState<{ of: string; choice: Choice } | null>(null);
  const start: Choice = { turns: [course ?? 0], distance: usual, leaves: null, apart: {} };
  const choice = kept?.of === proposed ? kept.choice : start;
  return {
    choice,
    change: (change: Partial<Choice>) => setKept({ of: proposed, choice: { ...choice, ...change } }),
  };
}

/** What the order costs, and what it does to the guns and to evasion (TOGO-9, TOGO-35, TOGO-36, TOGO-47). */
export function judge(table: Pick<OpenGame, 'view' | 'battle'>, formation: FormationView, choice: Choice): Judged {
  const { turns, distance, apart } = choice;
  const made = turns.filter((turn) => turn !== 0);
  const line = made.reduce((sum, turn) => sum + turn, 0);
  return {
    made,
    turning: turningFor(table, formation, made, distance),
    apart: Object.entries(apart).flatMap(([ship, turn]) => {
      const judged = turn === 0 ? null : turningFor(table, formation, [turn], distance);
      return judged === null ? [] : [{ ship, overHalf: judged.overHalf }];
    }),
    evading: (formation.known?.evading ?? []).map((ship) => ({
      ship,
      enough: evadesByTurning(table, [ship], apart[ship] ?? line, distance),
    })),
  };
}

/** The least turn that evades: what it would cost. */
export const evasionTurn = (table: Pick<OpenGame, 'view'>, formation: FormationView): Turning | null =>
  turningFor(table, formation, [EVASION.degrees], formation.known?.allowance.value ?? 0);

function turningFor(
  { view }: Pick<OpenGame, 'view'>,
  { known }: FormationView,
  turns: readonly number[],
  distance: number,
): Turning | null {
  const rules = { houseRules: view.houseRules, tables: view.tables ?? PRINTED_TABLES };
  const facts = { turns: turns.map(Math.abs), allowance: known?.allowance.value ?? 0, moved: Math.min(distance, 8) };
  const judged = turning(facts, rules);
  return judged.ok ? judged.value : null;
}
