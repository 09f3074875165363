import { judged, type Result, tableOf } from './results';

const result: Result = {
  ...{ bench: 'Appending', name: 'the log | sealed', measured: '900 /s', yardstick: 'a bare insert' },
  ...judged(1.42, 1.5),
};

test('a ratio is held against the most it may be', () => {
  expect(judged(1.5, 1.5)).toEqual({ ratio: 1.5, aim: '1.5 x', reached: true });
  expect(judged(1.51, 1.5).reached).toBe(false);
  expect(judged(7, undefined)).toEqual({ ratio: 7, aim: null, reached: null });
});

test('the table says when, where and of what, and each line has all its cells', () => {
  const table = tableOf([result, { ...result, ratio: null, aim: 'none over 50 ms', reached: false }], {
    ...{ date: '1905-05-27', commit: 'abc1234', machine: 'two processors' },
  });
  expect(table).toContain('on 1905-05-27, at abc1234, on two processors.');
  expect(table).toContain(
    '| Appending | the log \\| sealed | 900 /s | a bare insert | 1.42 | 1.5 x | reached |\n' +
      '| Appending | the log \\| sealed | 900 /s | a bare insert |  | none over 50 ms | not reached |\n',
  );
});
