import { sfc32 } from './sfc32';
import { diceAnswer } from './tsushima-dice';
import { loopAnswer } from './tsushima-loop';
import { bookAnswer, ROUND } from './tsushima-odds';

test('the loop and the rule book give the same answer for the whole round', () => {
  expect(Math.abs(loopAnswer(ROUND) - bookAnswer())).toBeLessThan(1e-9);
});

test('thrown dice come near it', () => {
  expect(Math.abs(diceAnswer(ROUND, 20_000, sfc32(27)) / bookAnswer() - 1)).toBeLessThan(0.005);
});
