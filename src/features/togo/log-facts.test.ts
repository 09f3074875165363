import type { RollCompanion } from '@/features/play/companion';
import { EVERYTHING, filtered } from '@/features/play/log/log-filter';
import { linesOf } from '@/features/play/log/log-words';
import type { Item } from '@/features/play/log/use-story';
import { togoBattle } from '@/rules/togo/index';
import { smallSetup } from '@/testing/togo-battles';

import { LOG } from './log-facts';
import { eventSentence } from './words/event-words';

const companion = { book: togoBattle, log: LOG, eventSentence } as unknown as RollCompanion;
const nameOf = (id: string) => id.charAt(0).toUpperCase() + id.slice(1);

const shot = (effective: number) => ({ target: 'rurik', range: 5, onTarget: true, effective, hits: [] });
const fired = (ship: string, effective: number) => told('GunfireResolved', { ship, die: 2, shots: [shot(effective)] });
const damaged = (ship: string, status = 'afloat', cause: string | null = null) =>
  told('DamageResolved', { ship, status, cause, markers: [], hits: [], fires: 0 });
const BURNT = { ship: 'izumo', status: 'abandoned', cause: null, markers: [], hits: [], fires: 6 };
const told = (code: string, data: object) => ({ code, data, about: [] });
const action = (number: number, ...descriptions: object[]) =>
  ({ type: 'action', number, descriptions, dice: {} }) as never;

test('the headline is the worst of it, and the rest stays in its order', () => {
  const item = action(1, damaged('izumo'), damaged('azuma', 'silenced'), damaged('rossia', 'sunk', 'magazine'));
  const [first, ...others] = linesOf(companion, item, nameOf);
  expect(first).toMatch(/^Rossia blew up/);
  expect(others.map((line) => line.split(/[ :]/)[0])).toEqual(['Izumo', 'Azuma']);
  const volley = action(2, fired('izumo', 0), fired('azuma', 2), fired('tokiwa', 1));
  expect(linesOf(companion, volley, nameOf)[0]).toMatch(/^Azuma/);
});

test('[AMB-48] a ship is abandoned or silenced once; what hits do to her afterwards is told as it is', () => {
  const said = (was: string, status: string, letters: readonly string[], fires: number) =>
    eventSentence(
      told('DamageResolved', {
        ...{ ship: 'rurik', was, status, cause: null, fires: 0, hits: [{ fires }] },
        markers: letters.map((letter) => ({ letter })),
      }) as never,
      nameOf,
    );
  expect(said('silenced', 'abandoned', [], 1)).toBe('Rurik abandoned');
  expect(said('abandoned', 'abandoned', ['S'], 1)).toBe('Rurik: S, a fire');
  expect(said('abandoned', 'abandoned', [], 0)).toBe('Rurik: no effect');
  expect(said('silenced', 'silenced', ['M'], 0)).toBe('Rurik: M');
  expect(said('afloat', 'silenced', ['P'], 0)).toBe('Rurik silenced');
  expect(said('abandoned', 'sunk', ['P'], 0)).toBe('Rurik sank');
});

test('[AMB-48] one more hit on an abandoned ship is no headline over one that is silenced', () => {
  const item = action(1, told('DamageResolved', { ...BURNT, was: 'abandoned' }), damaged('azuma', 'silenced'));
  expect(linesOf(companion, item, nameOf)[0]).toMatch(/^Azuma/);
});

test('nothing worse than another stays as it happened', () => {
  const item = action(1, damaged('izumo'), damaged('azuma'));
  expect(linesOf(companion, item, nameOf)[0]).toMatch(/^Izumo/);
});

test('what was undone is named, one action or several', () => {
  const undone = (...actions: object[][]) =>
    ({ type: 'undone', number: 9, actions: actions.map((_, at) => at + 1), told: actions }) as unknown as Item;
  expect(linesOf(companion, undone([damaged('rossia', 'sunk', 'magazine')]), nameOf)[0]).toMatch(
    /^Undone: Rossia blew up/,
  );
  const [first, ...lines] = linesOf(companion, undone([fired('izumo', 1)], [fired('azuma', 0)]), nameOf);
  expect(first).toMatch(/^2 actions/);
  expect(lines.map((line) => line.split(' ')[0])).toEqual(['Izumo', 'Azuma']);
});

test('under Hits stand hits: fire that missed and repairs do not', () => {
  const items = [
    action(1, fired('izumo', 0)),
    action(2, fired('izumo', 0), fired('azuma', 1)),
    action(3, damaged('rurik')),
    action(4, told('DamageControlled', { ship: 'rurik' })),
    action(5, told('TorpedoResolved', { effective: 0 })),
  ];
  expect(filtered(companion, items, { ...EVERYTHING, kind: 'hits' }).map(({ number }) => number)).toEqual([2, 3]);
});

test('ships to filter by stand in the order of their lines, each with her side', () => {
  const subjects = LOG.subjects(togoBattle.view(togoBattle.begin(smallSetup({}, true)), 'public') as never);
  expect(subjects.length).toBeGreaterThan(2);
  const sides = subjects.map(({ side }) => side);
  expect(sides).toEqual([...sides].sort());
});
