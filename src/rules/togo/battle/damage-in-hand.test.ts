import { smallSetup, Trial } from '@/testing/togo-battles';

import type { Roll } from '../../common/dice';
import type { Json } from '../../rulebook';
import { damageInHand } from './damage-in-hand';
import { togoBattle } from './rulebook';
import type { WaitingHit } from './state';

const hit = (id: number): WaitingHit => ({
  id,
  kind: 'gun',
  beyond8: false,
  restricted: false,
  source: 'gunfire',
  from: null,
  weapon: '12in',
  battery: '12in',
  range: 4,
  turn: 1,
  due: 'H',
});

/** Where the dice stand after these faces, as the strip's own rolls tell it. */
function after(faces: readonly number[]) {
  const trial = Trial.of(smallSetup()).to('H');
  const waiting = [hit(1), hit(2)] as unknown as Json;
  trial.do({ type: 'correct', path: ['ships', 'sissoi', 'waiting'], value: waiting });
  const decision = togoBattle.decide(trial.state, { type: 'rollDamage', ships: ['sissoi'] }, faces, {
    override: false,
  });
  if (decision.type === 'refused') throw new Error(decision.refusal.code);
  const rolls = new Map<string, Roll>(decision.rolls.map(({ call, roll }) => [call.key, roll]));
  return damageInHand(trial.state, 'sissoi', (step) => rolls.get(step));
}

test('before the first die the first hit is in hand and nothing has changed', () => {
  expect(after([])).toMatchObject({ due: 2, hits: [{ hit: 1, reading: null, wants: null, after: { M: 0 } }] });
});

test('[TOGO-58] while the die after M is wanted her main guns are halved already', () => {
  const inHand = after([2]);
  expect(inHand?.hits).toMatchObject([{ hit: 1, reading: { letters: ['M'] }, wants: 'M', after: { M: 1, fires: 0 } }]);
  const [worked] = inHand?.hits ?? [];
  expect(worked?.after.batteries[0]?.dice.side).toBe(Math.floor((worked?.before.batteries[0]?.dice.side ?? 0) / 2));
});

test('[TOGO-58] a fire after M counts, and the next hit is in hand', () => {
  expect(after([2, 3])?.hits).toMatchObject([
    { hit: 1, wants: null, follow: [{ letter: 'M', die: 3, effect: 'fire' }], after: { M: 1, fires: 1 } },
    { hit: 2, reading: null, before: { M: 1, fires: 1 } },
  ]);
});

test('[AMB-20] a ship that blew up has no further hit in hand', () => {
  expect(after([2, 1])?.hits).toHaveLength(1);
});
