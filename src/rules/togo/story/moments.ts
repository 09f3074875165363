import { hitsExpected, luckOf } from './luck';
import type { FireMoment, Loss, Moment, ReportAction } from './report-types';
import { dataOf } from './action';

/** A shot that was to be expected is no moment, however good it was. */
const RARE = 0.1;

/** The luckiest and unluckiest fire, the heaviest, torpedoes that hit and ships that blew up, in the order they happened. */
export function bestMoments(actions: readonly ReportAction[], losses: readonly Loss[]): readonly Moment[] {
  const fires: FireMoment[] = [];
  const unlucky: FireMoment[] = [];
  const moments: Moment[] = [];
  for (const { descriptions, before, number } of actions) {
    const { turn } = before;
    for (const one of descriptions) {
      if (one.code === 'GunfireResolved') {
        const { ship, shots } = dataOf(one, 'GunfireResolved');
        // Each target by itself: batteries may have fired at several.
        for (const target of new Set(shots.map((shot) => shot.target))) {
          const on = shots.filter((shot) => shot.target === target);
          const hits = on.reduce((sum, { effective }) => sum + effective, 0);
          const { expected, atLeast, atMost } = luckOf(
            hitsExpected(shots, (shot) => shot.target === target),
            hits,
          );
          const fired = { turn, number, ship, target, hits, expected };
          fires.push({ ...fired, type: 'heaviest', chance: atLeast });
          if (hits === 0 && atMost <= RARE) unlucky.push({ ...fired, type: 'unluckiest', chance: atMost });
        }
      } else if (one.code === 'TorpedoResolved') {
        const { launcher, target, effective } = dataOf(one, 'TorpedoResolved');
        if (effective > 0) moments.push({ type: 'torpedoed', turn, number, ship: launcher, target, hits: effective });
      }
    }
  }
  const worst = best(unlucky, ({ chance }) => -chance);
  const luckiest = best(
    fires.filter(({ hits, chance }) => hits > 0 && chance <= RARE),
    ({ chance }) => -chance,
  );
  const heaviest = best(
    fires.filter(({ hits }) => hits > 1),
    ({ hits, chance }) => hits - chance,
  );
  const explosions = losses.flatMap(({ ship, turn, cause }): readonly Moment[] =>
    cause === 'magazine' || cause === 'torpedoes' ? [{ type: 'explosion', turn, number: Infinity, ship, cause }] : [],
  );
  return [
    ...moments.slice(0, 4),
    ...(worst ? [worst] : []),
    ...(luckiest ? [{ ...luckiest, type: 'luckiest' as const }] : []),
    ...(heaviest && (heaviest.number !== luckiest?.number || heaviest.target !== luckiest.target) ? [heaviest] : []),
    ...explosions,
  ].sort((a, b) => a.turn - b.turn || a.number - b.number);
}

/** The first of the best. */
function best<T>(list: readonly T[], worth: (one: T) => number): T | undefined {
  let found: T | undefined;
  for (const one of list) if (found === undefined || worth(one) > worth(found)) found = one;
  return found;
}
