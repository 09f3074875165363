import { bytesRun } from './bytes-run';

const range = (startOffset: number, endOffset: number, count: number) => ({ startOffset, endOffset, count });

test('what was run counts, without what is inside it and was not', () => {
  // A script of 100: a function of 40 that nobody called, with one of 10 inside it that somebody had, and one of 20 in use.
  const script = [range(0, 100, 1), range(10, 50, 0), range(20, 30, 3), range(60, 80, 1)];
  expect(bytesRun(script)).toBe(70);
  expect(bytesRun([...script].reverse())).toBe(70);
});

test('neighbours and an empty script', () => {
  expect(bytesRun([range(0, 30, 1), range(0, 10, 0), range(10, 20, 0)])).toBe(10);
  expect(bytesRun([range(0, 30, 0)])).toBe(0);
  expect(bytesRun([])).toBe(0);
});
