import { useState } from 'react';

import { type Edge, PRINTED_TABLES, type Turning, turning } from '@/rules/togo/index';

import type { FormationView } from '../formations-by-name';
import { evadesByTurning } from '../plot/evading';
import type { Table } from '../use-table';
import { usualDistance } from './move-facts';

export interface Choice {
  /** Degrees of each separate turn, left negative; 0 for one that is not made. */
  readonly turns: readonly number[];
  readonly distance: number;
  readonly leaves: Edge | null;
  /** Ships of the line that turn otherwise, and by how much. */
  readonly apart: Readonly<Record<string, number>>;
}

export interface Judged {
  readonly made: readonly number[];
  readonly turning: Turning | null;
  /** Turned far enough to evade: away from the torpedoes where they are plotted, else if it is away from them. */
  readonly evades: boolean;
}

/** What its admiral orders, beginning with what its dice and its speed propose. */
export function useChoice({ view }: Pick<Table, 'view'>, formation: FormationView) {
  const course = formation.known?.course ?? null;
  const usual = usualDistance({ view }, formation);
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

/** What the order costs, and what it does to the guns (TOGO-9, TOGO-35, TOGO-36). */
export function judge(table: Pick<Table, 'view' | 'battle'>, { known }: FormationView, choice: Choice): Judged {
  const { view } = table;
  const made = choice.turns.filter((turn) => turn !== 0);
  const rules = { houseRules: view.houseRules, tables: view.tables ?? PRINTED_TABLES };
  const judged = turning(
    { turns: made.map(Math.abs), allowance: known?.allowance.value ?? 0, moved: Math.min(choice.distance, 8) },
    rules,
  );
  const net = made.reduce((sum, turn) => sum + turn, 0);
  const evades = evadesByTurning(table, known?.evading ?? [], net);
  return { made, turning: judged.ok ? judged.value : null, evades };
}
