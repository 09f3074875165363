import { newDraft, evaluate } from '@/game/act';
import { Recorder } from '@/testing/recorder';

/** Said when the list asks for something in a phase where it cannot be done. The other side's turn comes by itself. */
const OUT_OF_TIME = new Set(['WRONG_PHASE', 'INITIATIVE_NOT_ROLLED']);

// tsushima-day 91: a hit that outlived its damage phase was demanded in B, where no hit may be rolled.
test.each([
  ['tsushima-day', 91],
  ['port-arthur-night', 36],
  ['port-arthur-night', 72],
  ['tsushima-ushakov', 21],
])('what is owed first in %s (seed %i) can be settled in its phase', (scenario, seed) => {
  const table = new Recorder(scenario, seed);
  const impossible: string[] = [];
  for (let order = 0; order < 2500 && table.state.turn <= 6 && table.state.result === null; order += 1) {
    const [first] = table.book.owed(table.state, 'umpire');
    if (first?.command) {
      const weighed = evaluate(table.book, table.battle, newDraft(first.command));
      const code = weighed.ok ? '' : weighed.error.code;
      if (OUT_OF_TIME.has(code)) impossible.push(`${table.state.turn}${table.state.phase} ${first.code}: ${code}`);
    }
    table.follow(table.order());
  }
  expect(impossible).toEqual([]);
  expect(table.state.turn).toBeGreaterThan(1);
});
