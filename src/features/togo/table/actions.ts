import type { Pose } from '@/measure/point';
import type { TableEdge } from '@/measure/table';

import type { GhostFacts } from './ghost';
import type { Reading } from './readings';

export interface Placed {
  readonly id: string;
  readonly pose: Pose;
}

/** What the table asks of whoever shows it. Each answers when it is on disk, or was refused and explained. */
export interface TableActions {
  /** Pieces of one line stand elsewhere now, its leader first if she is among them. */
  place(line: string, pieces: readonly Placed[]): Promise<void>;
  /** The line begins to move: true when its move can be made on the chart now. */
  begin(line: string): Promise<boolean>;
  /** These ships evade: said before the move is made. */
  evade(ships: readonly string[]): Promise<void>;
  move(line: string, facts: GhostFacts, pieces: readonly Placed[]): Promise<boolean>;
  putOn(line: string, pose: Pose): Promise<void>;
  enter(line: string, edge: TableEdge, pose: Pose): Promise<void>;
  /** Opens her gunfire; null when nobody fires now. */
  readonly fire: ((ship: string, target: string | null) => void) | null;
  mayFire(ship: string): boolean;
  /** Chance of a hit, in words, with the range and bearing read here; null where no gun bears or nobody may know. */
  odds(from: string, to: string, reading: Reading): string | null;
}
