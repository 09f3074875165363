import { sfc32 } from './sfc32';
import { diceAnswer } from './tide-dice';
import { bookAnswer, FIGHT } from './tide-odds';
import { loopAnswer } from './tide-loop';

test('the loop and the rule book give the same answer for the whole fight', () => {
  expect(Math.abs(loopAnswer(FIGHT) - bookAnswer())).toBeLessThan(1e-9);
});

test('thrown dice come near it', () => {
  expect(Math.abs(diceAnswer(FIGHT, 20_000, sfc32(27)) / bookAnswer() - 1)).toBeLessThan(0.005);
});
