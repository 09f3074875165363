import { statSync } from 'node:fs';
import { join } from 'node:path';

import { callBattle } from './battle-cli';
import { scratchFolder } from './scratch';

const GAMES = [
  ['Togo', '--scenario', 'tsushima-day'],
  ['Tide', '--book', 'tide'],
  ['Tsushima', '--book', 'tsushima', '--scenario', 'war-at-sea'],
  ['Red Sun', '--book', 'red-sun'],
  ['Mukden', '--book', 'mukden'],
] as const;
const TURNS = 4;

/** How much a turn of each book adds to the file, snapshots and all, with whatever two simple players do in it. */
export async function databaseGrowth(seed: number): Promise<readonly string[]> {
  const folder = scratchFolder();
  const lines: string[] = [];
  for (const [name, ...call] of GAMES) {
    const file = join(folder, `${name}.db`);
    const sizes: number[] = [];
    for (const turns of [1, 1 + TURNS]) {
      const length = ['--battle', `turns-${turns}`, '--turns', String(turns)];
      const { code, errors } = await callBattle(['auto', '--db', file, ...call, '--seed', String(seed), ...length]);
      if (code !== 0) throw new Error(errors);
      sizes.push(statSync(file).size);
    }
    // The second game has the first turn too, so the first is taken off twice.
    const [first = 0, both = 0] = sizes;
    lines.push(`${name} ${Math.round(Math.max(0, both - 2 * first) / TURNS / 1024)} kB a turn`);
  }
  return lines;
}
