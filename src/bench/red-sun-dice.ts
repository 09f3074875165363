import {
  DEFAULT_RULINGS,
  damageByFace,
  type FleetFacts,
  readShot,
  WEATHER_CHANGE,
  type Weather,
} from '@/rules/red-sun/index';

import { SIXTH } from './sfc32';

const FIRST: readonly Weather[] = ['clear', 'clear', 'clear', 'clear', 'fog', 'storm'];

/** The same sum by throwing dice, which is never exact: so many battles, the weather of each hour for all. */
export function diceAnswer({ ranges, targets }: FleetFacts, runs: number, next: () => number): number {
  const faces = (['clear', 'fog', 'storm'] as const).map((weather) =>
    ranges.map((range) =>
      targets.map(({ firers }) =>
        firers.map((firer) => damageByFace(readShot({ ...firer, range, weather }, DEFAULT_RULINGS))),
      ),
    ),
  );
  const damage = new Int32Array(targets.length);
  const throwDie = (): number => Math.floor(next() * SIXTH);
  let sum = 0;
  for (let run = 0; run < runs; run += 1) {
    damage.fill(0);
    let weather = FIRST[throwDie()]!;
    for (let hour = 0; hour < ranges.length; hour += 1) {
      if (hour > 0) weather = WEATHER_CHANGE[weather][throwDie()]!;
      const now = faces[weather === 'clear' ? 0 : weather === 'fog' ? 1 : 2]![hour]!;
      for (let place = 0; place < targets.length; place += 1) {
        for (const shot of now[place]!) damage[place]! += shot[throwDie()]!;
      }
    }
    for (let place = 0; place < targets.length; place += 1) {
      sum += (place + 1) * (1 + Math.min(targets[place]!.left, damage[place]!));
    }
  }
  return sum / runs;
}
