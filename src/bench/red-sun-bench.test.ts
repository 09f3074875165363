import { diceAnswer } from './red-sun-dice';
import { bookAnswer, FLEET } from './red-sun-odds';
import { loopAnswer } from './red-sun-loop';
import { sfc32 } from './sfc32';

test('the loop and the rule book give the same answer for three hours of a whole fleet', () => {
  expect(Math.abs(loopAnswer(FLEET) - bookAnswer())).toBeLessThan(1e-9);
});

test('thrown dice come near it', () => {
  expect(Math.abs(diceAnswer(FLEET, 20_000, sfc32(27)) / bookAnswer() - 1)).toBeLessThan(0.005);
});
