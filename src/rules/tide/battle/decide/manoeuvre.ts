import { badValue } from '../../../common/refusal';
import { TSUSHIMA_ROUNDS } from '../../data/manoeuvre-tables';
import { manoeuvre } from '../../manoeuvre';
import { crossTheT } from '../../procedures';
import type { ChitPair } from '../../types';
import type { CommandOf } from '../commands';
import { beginRound, mayCross } from '../fighting';
import { changeTogo } from '../flow';
import { fromInput, refusal } from '../refusals';
import { type DecideContext, done, guard, type Outcome, refused, rolled, unlessStep } from './decision';

export function pickChits(context: DecideContext, { side, chits }: CommandOf<'pickChits'>): Outcome {
  if (chits.length < 2) return refused(fromInput(badValue('chits', '2 chits')));
  return guard(context, [unlessStep(context, 'chits')], () =>
    done(context, (chain) => chain.add({ type: 'ChitsPicked', side, chits })),
  );
}

/** Both pairs at once, and where they meet on the matrix (TAS-19, TAS-20). */
export function revealChits(context: DecideContext): Outcome {
  const { fight } = context.state;
  const { ijn = null, irn = null } = fight?.chits ?? {};
  const isMissing = ijn === null || irn === null;
  return guard(context, [unlessStep(context, 'chits'), isMissing && refusal('CHITS_MISSING')], () =>
    done(context, (chain) => {
      if (ijn === null || irn === null || fight === null) return;
      const { result, range, broadside, rounds } = manoeuvre(ijn as ChitPair, irn as ChitPair);
      chain.add({
        ...{ type: 'ChitsRevealed', ijn, irn, result, range, broadside },
        rounds: fight.tsushima ? TSUSHIMA_ROUNDS : rounds,
      });
      if (mayCross(chain.state) === null) beginRound(chain);
      else chain.step('crossing');
    }),
  );
}

/** One die; failing keeps the broadside (TAS-21). Where no rule offers it, it may be allowed before anybody has fired. */
export function crossT(context: DecideContext, { side }: CommandOf<'crossT'>): Outcome {
  const { state } = context;
  const { fight } = state;
  const isLate = state.step !== 'crossing' && state.step !== 'fire-ijn';
  if (fight === null || isLate || fight.advantage[side] === 'crossing')
    return refused(refusal('WRONG_STEP', { step: state.step }));
  const both = fight.advantage.ijn !== null && fight.advantage.irn !== null;
  const mine = mayCross(state) === side;
  return guard(
    context,
    [
      both && refusal('BOTH_HAVE_BROADSIDE'),
      !both && !mine && refusal('NO_BROADSIDE', { side }),
      mine && unlessStep(context, 'crossing'),
    ],
    () =>
      rolled(context, crossTheT(side, fight.tsushima), ({ die, success }, chain) => {
        chain.add({ type: 'CrossingRolled', side, die, success });
        if (success) changeTogo(chain, side === 'ijn' ? 'japanese-cross-t' : 'russians-cross-t', side);
        if (state.step === 'crossing') beginRound(chain);
      }),
  );
}

/** The try is theirs to leave (AMB-4). */
export function keepBroadside(context: DecideContext, { side }: CommandOf<'keepBroadside'>): Outcome {
  return guard(
    context,
    [unlessStep(context, 'crossing'), mayCross(context.state) !== side && refusal('NO_BROADSIDE', { side })],
    () => done(context, (chain) => beginRound(chain.add({ type: 'BroadsideKept', side }))),
  );
}
