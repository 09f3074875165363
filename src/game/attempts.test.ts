import { timesTakenBack } from './attempts';

test('a roll is counted by its name', () => {
  expect(timesTakenBack({ '3.F': 2, '3.G': 1 }, '3.F')).toBe(2);
  expect(timesTakenBack({ '3.F': 2 }, '4.F')).toBe(0);
  expect(timesTakenBack({ '3.F': 2 }, null)).toBe(0);
});

test('several that rolled together are counted one by one, however they come together again', () => {
  const together = { '3.fire.asama+iwate': 1 };
  for (const roll of ['3.fire.asama', '3.fire.iwate', '3.fire.iwate+asama', '3.fire.iwate+izumo']) {
    expect([roll, timesTakenBack(together, roll)]).toEqual([roll, 1]);
  }
  for (const roll of ['3.fire.izumo', '3.control.asama', '4.fire.asama', '3.fire.asam', 'asama']) {
    expect([roll, timesTakenBack(together, roll)]).toEqual([roll, 0]);
  }
  expect(timesTakenBack({ '3.fire.asama': 1, '3.fire.iwate': 1 }, '3.fire.asama+iwate')).toBe(1);
  expect(timesTakenBack({ ...together, '3.fire.iwate': 1 }, '3.fire.asama+iwate')).toBe(2);
});
