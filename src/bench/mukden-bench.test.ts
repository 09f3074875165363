import { bookAnswer, loopAnswer } from './mukden-lines';

test('the loop and the rule book find the same lines of communication, open, cut and before Liaoyang', () => {
  for (const enemies of [undefined, [], ['1921'], ['1722', '2122', '1924', '1919']]) {
    expect(loopAnswer(enemies)).toBe(bookAnswer(enemies));
  }
  expect(bookAnswer([])).toBeGreaterThan(bookAnswer());
});
