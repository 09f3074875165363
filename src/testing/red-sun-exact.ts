import { type Exact, follow } from './exact';

/** The naval table as it is printed, by die and strength: typed once more, so that it shares nothing with the rule book. */
const NAVAL = ['00000123', '00001234', '00022345', '00333456', '04444567', '55555678'];
const LAND: Readonly<Record<string, string>> = {
  '1-3': '31 21 10 10 10 11 11',
  '1-2': '21 10 10 10 11 22 11',
  '1-1': '21 11 10 11 22 01 12',
  '2-1': '10 10 11 22 11 01 12',
  '3-1': '10 11 22 11 01 12 13',
  '4-1': '11 22 11 01 01 12 13',
};
const FACES = [1, 2, 3, 4, 5, 6] as const;

type Weather = 'clear' | 'fog' | 'storm';
const OFF: Readonly<Record<Weather, number>> = { clear: 0, fog: 1, storm: 2 };
/** By the face, what the weather becomes. */
const NEXT: Readonly<Record<Weather | 'start', string>> = {
  start: 'ccccfs',
  clear: 'cccccf',
  fog: 'cccffs',
  storm: 'ccsssf',
};
const NAMES: Readonly<Record<string, Weather>> = { c: 'clear', f: 'fog', s: 'storm' };
const rolled = (before: Weather | null): readonly (readonly [Weather, bigint])[] =>
  [...NEXT[before ?? 'start']].map((letter) => [NAMES[letter]!, 1n] as const);

/** The weather after so many changes. */
export function exactWeather(start: Weather | null, hours: number): Exact<Weather> {
  let now: Exact<Weather> = start === null ? follow(new Map([['x', 1n]]), () => rolled(null)) : new Map([[start, 1n]]);
  for (let hour = 0; hour < hours; hour += 1) now = follow(now, (weather) => rolled(weather));
  return now;
}

interface ExactFirer {
  readonly strength: number;
  readonly disabled: boolean;
}

const damageOf = ({ strength, disabled }: ExactFirer, range: number, weather: Weather, die: number, onDie: boolean) => {
  const off = range + OFF[weather] + (disabled ? 3 : 0);
  const column = Math.min(8, strength) - (onDie ? 0 : off);
  const row = die - (onDie ? off : 0);
  return column < 1 || row < 1 ? 0 : Number(NAVAL[row - 1]![column - 1]);
};

/** Damage of several ships under one weather for all, hour after hour, every die in whole numbers: `storm/3,10`. */
export function exactFleet(
  first: Weather | null,
  ranges: readonly number[],
  targets: readonly { readonly left: number; readonly firers: readonly ExactFirer[] }[],
  onDie = false,
): Exact<string> {
  const fresh = targets.map(() => 0).join(',');
  let now: Exact<string> =
    first === null
      ? follow(new Map([['x', 1n]]), () =>
          rolled(null).map(([weather, share]) => [`${weather}/${fresh}`, share] as const),
        )
      : new Map([[`${first}/${fresh}`, 1n]]);
  for (const [hour, range] of ranges.entries()) {
    if (hour > 0) {
      now = follow(now, (key) => {
        const [weather, damages] = key.split('/') as [Weather, string];
        return rolled(weather).map(([next, share]) => [`${next}/${damages}`, share] as const);
      });
    }
    for (const [at, { left, firers }] of targets.entries()) {
      for (const firer of firers) {
        now = follow(now, (key) => {
          const [weather, damages] = key.split('/') as [Weather, string];
          return FACES.map((die) => {
            const all = damages.split(',').map(Number);
            all[at] = Math.min(left, all[at]! + damageOf(firer, range, weather, die, onDie));
            return [`${weather}/${all.join(',')}`, 1n] as const;
          });
        });
      }
    }
  }
  return follow(now, (key) => [[key.split('/')[1]!, 1n] as const]);
}

/** The column of an assault, by dividing. */
const columnOf = (attack: number, defence: number): string | null => {
  if (attack >= defence) return `${Math.min(4, Math.floor(attack / defence))}-1`;
  const times = attack === 0 ? Infinity : Math.ceil(defence / attack);
  return times > 3 ? null : `1-${times}`;
};

/** Steps lost by both after so many rounds: `2/1`. */
export function exactAssault(
  attack: readonly number[],
  defence: readonly number[],
  modifier: number,
  rounds: number,
): Exact<string> {
  let now: Exact<string> = new Map([['0/0', 1n]]);
  for (let round = 0; round < rounds; round += 1) {
    now = follow(now, (key) => {
      const [a = 0, d = 0] = key.split('/').map(Number);
      return FACES.map((die) => {
        if (a >= attack.length || d >= defence.length) return [key, 1n] as const;
        const column = columnOf(attack[a]!, defence[d]!);
        const row = Math.max(0, Math.min(6, die + modifier));
        const [lost = 1, gained = 0] = column === null ? [] : [...LAND[column]!.split(' ')[row]!].map(Number);
        return [`${Math.min(attack.length, a + lost)}/${Math.min(defence.length, d + gained)}`, 1n] as const;
      });
    });
  }
  return now;
}
