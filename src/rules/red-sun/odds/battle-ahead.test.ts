import { RedSunTable } from '@/testing/red-sun-table';

import { damageByFace, readShot } from '../naval';
import { DEFAULT_RULINGS } from '../rulings';
import type { Weather } from '../types';
import { battleAhead, hoursAhead } from './battle-ahead';

/** Far sight, unless a test says otherwise: then range alone keeps shots from hitting. */
const table = () => new RedSunTable().do({ type: 'setSighting', clear: null, fog: null, storm: null }).meet(3);
const lostNext = ({ state, battle }: RedSunTable): number => battleAhead(state, battle, 1)![0]!.lost.irn;

/** What four Japanese ships of strength 7 do on average in an hour: to three of 8 points, and to boats that 3 points sink. */
function meanOf(weather: Weather, range: number): number {
  const faces = damageByFace(readShot({ strength: 7, range, weather, disabled: false }, DEFAULT_RULINGS));
  return faces.reduce((sum, damage) => sum + 3 * damage + Math.min(3, damage), 0) / faces.length;
}

test('[RSR-12] as long as its guns have yet to fire an hour has the weather of now, afterwards what may follow on it', () => {
  const game = table().close(1, 3);
  expect(lostNext(game)).toBeCloseTo(meanOf('clear', 3), 12);
  const next = (5 / 6) * meanOf('clear', 3) + (1 / 6) * meanOf('fog', 3);
  // Nobody was hurt: what is to come is all that has changed.
  expect(lostNext(game.do({ type: 'holdFire' }).do({ type: 'skipTorpedoes' }))).toBeCloseTo(next, 12);
  expect(lostNext(game.do({ type: 'nextHour' }))).toBeCloseTo(next, 12);
  expect(lostNext(game.do({ type: 'rollWeather' }, [6]))).toBeCloseTo(meanOf('fog', 3), 12);
});

test('[RSR-10] beyond sighting range nobody fires, also in the weather to come', () => {
  const game = table().close(1, 3).do({ type: 'setSighting', clear: 3, fog: 2, storm: 2 });
  expect(lostNext(game)).toBeCloseTo(meanOf('clear', 3), 12);
  const [, second] = battleAhead(game.state, game.battle, 2)!;
  const blind = game.do({ type: 'setSighting', clear: 2, fog: 2, storm: 2 });
  expect(lostNext(blind)).toBe(0);
  const seen = table().close(1, 3);
  expect(second!.lost.irn).toBeLessThan(battleAhead(seen.state, seen.battle, 2)![1]!.lost.irn);
});

test('the hours to come begin with the first whose guns have yet to fire, and end with the battle', () => {
  const game = table().close(1, 3);
  expect(hoursAhead(game.battle, 4)).toEqual({ first: 1, count: 3 });
  expect(hoursAhead(game.do({ type: 'holdFire' }).battle, 4)).toEqual({ first: 2, count: 2 });
  game.do({ type: 'skipTorpedoes' }).do({ type: 'nextHour' });
  expect(hoursAhead(game.battle, 4)).toEqual({ first: 2, count: 2 });
  expect(hoursAhead({ ...game.battle, hour: 3, step: 'done' }, 4)).toEqual({ first: 4, count: 0 });
  expect(hoursAhead({ ...game.battle, hours: null }, 4)).toEqual({ first: 2, count: 4 });
});
