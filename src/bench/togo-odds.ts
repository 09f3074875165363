import { fireOdds, shipNumbers, shotOdds, smallOdds } from '@/rules/togo';
import type { Bench } from './harness';
import { rounded, THROWN } from './odds-benches';
import { sfc32 } from './sfc32';
import { diceAnswer } from './togo-dice';
import { loopAnswer } from './togo-loop';
import { type Asked, asked, isSmall, tsushimaPairs } from './togo-tsushima';

/** The same answers as the loop, asked of the rule book: facts checked, numbers traced, odds as objects. */
export function bookAnswer({ target, batteries, fresh }: Asked): number {
  if (isSmall(target.type)) {
    const ship = shipNumbers(batteries);
    if ('code' in ship || ship.firing.length === 0) return 0;
    const fire = fireOdds([ship.firing.map((battery) => battery.numbers)]);
    const odds = smallOdds({ target: { type: target.type, units: target.boats }, firers: [{ batteries }] });
    return odds.ok ? hits(fire) + odds.value.lost.expected + odds.value.pAllLost : 0;
  }
  const odds = shotOdds({ batteries, target: fresh });
  if (!odds.ok || odds.value.damage === null) return 0;
  const { pSunk, pAbandonedNotSunk, pSilencedAfloat, ...markers } = odds.value.damage;
  const { expectedFires, pFire, pPropulsion, pMain, pSecondary, pTorpedo } = markers;
  const damage = pSunk + pAbandonedNotSunk + pSilencedAfloat + expectedFires + pFire;
  return hits(odds.value.fire) + damage + pPropulsion + pMain + pSecondary + pTorpedo;
}

function hits({ potential, actual, effective }: ReturnType<typeof fireOdds>): number {
  let sum = 0;
  for (const stage of [potential, actual, effective]) sum += stage.expected + stage.atLeastOne;
  return sum;
}

/** Every pair of the day of Tsushima, against the loop. */
export function togoOdds(): Bench {
  const pairs = tsushimaPairs().map(asked);
  const all = (answer: (pair: Asked) => number) => () => {
    let sum = 0;
    for (const pair of pairs) sum += answer(pair);
    return rounded(sum);
  };
  return {
    contenders: [
      { name: 'hand-written loop on typed arrays', operations: pairs.length, run: all(loopAnswer) },
      { name: 'the rule book', operations: pairs.length, run: all(bookAnswer) },
    ],
    sameChecksum: true,
    aim: 3,
  };
}

/** The same answers by throwing dice, which are never exact. */
export function togoMonteCarlo(): Bench {
  const pairs = tsushimaPairs()
    .filter(({ target }) => !isSmall(target.type))
    .map(asked);
  const next = sfc32(1905);
  let at = 0;
  const nextPair = (): Asked => pairs[at++ % pairs.length]!;
  const several = 100;
  return {
    contenders: [
      { name: `Monte-Carlo, ${THROWN.runs} runs`, operations: 1, run: () => diceAnswer(nextPair(), THROWN.runs, next) },
      {
        name: 'the rule book',
        operations: several,
        run: () => {
          let sum = 0;
          for (let i = 0; i < several; i += 1) sum += bookAnswer(nextPair());
          return sum;
        },
      },
    ],
    note: THROWN.note,
  };
}
