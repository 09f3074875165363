import { percentWords } from './percent';

test.each([
  [0, '0'],
  [1e-12, '<0.1'],
  [0.0004, '<0.1'],
  [0.0005, '0.1'],
  [0.028, '2.8'],
  [0.0994, '9.9'],
  [0.0996, '10'],
  [0.37, '37'],
  [0.9949, '99'],
  [0.995, '>99'],
  [0.996, '>99'],
  [0.9999, '>99'],
  [1 - 1e-13, '100'],
  [1, '100'],
])('a chance of %d is printed as %s: what can happen is never 0, what can fail never 100', (chance, words) => {
  expect(percentWords(chance)).toBe(words);
});
