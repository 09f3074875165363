import type { Procedure } from '../../../common/procedure';
import { EASIER, LAND_PLANS } from '../../data/land-plans';
import { rollLoads, rollTotal, scuttle as rollScuttling } from '../../procedures';
import type { LandPlan } from '../../types';
import type { CommandOf } from '../commands';
import { finishRow, passRows } from '../flow';
import { nextGroup } from '../formation';
import { refusal } from '../refusals';
import { allGroups, type CampaignState, findShip, type Group, type Land } from '../state';
import {
  type Chain,
  type DecideContext,
  done,
  guard,
  type Outcome,
  refused,
  rolled,
  twice,
  unlessStep,
} from './decision';
import { without } from './movement';

export function deliverLoads(context: DecideContext, { loads }: CommandOf<'deliverLoads'>): Outcome {
  const { land } = context.state;
  return guard(
    context,
    [land.plan === null && refusal('NO_PLAN'), land.fallen !== null && refusal('NOTHING_LEFT')],
    () => done(context, (chain) => chain.add({ type: 'LoadsDelivered', loads, delivered: land.delivered + loads })),
  );
}

/** The first plan is free to choose; later only an easier one (TSU-59, TSU-60). */
export function choosePlan(context: DecideContext, { plan }: CommandOf<'choosePlan'>): Outcome {
  const { scenario, land } = context.state;
  const isHarder = land.plan !== null && EASIER.indexOf(plan) < EASIER.indexOf(land.plan);
  return guard(
    context,
    [
      scenario !== 'war-at-sea' && refusal('NOT_IN_THIS_SCENARIO'),
      (land.fallen !== null || land.plan === plan) && refusal('NOTHING_LEFT'),
      isHarder && refusal('HARDER_PLAN', { plan }),
    ],
    () =>
      done(context, (chain) =>
        chain.add({ type: 'PlanChosen', plan, loads: LAND_PLANS[plan].loads, successes: land.successes }),
      ),
  );
}

interface Troops {
  readonly die: number | null;
  readonly loadsDie: number | null;
  readonly land: Pick<Land, 'successes' | 'total' | 'firstDone' | 'rolling'> & { readonly loads: number };
}

/** What a month of transport comes to (TSU-59, AMB-21). */
function* landTroops(plan: LandPlan, land: Land, countsFirst: boolean): Procedure<Troops> {
  const { loads, rolled: isRolled, successes: needed, total: goal } = LAND_PLANS[plan];
  const success = land.delivered >= (land.loads ?? loads);
  const isFirst = isRolled && !land.firstDone;
  const counts = success && (!isFirst || countsFirst);
  const isDice = counts && land.successes >= needed;
  const die = isDice ? yield* rollTotal(Math.max(1, goal - land.total)) : null;
  const firstDone = land.firstDone || (isRolled && success);
  const next = isRolled && firstDone ? yield* rollLoads() : null;
  return {
    die,
    loadsDie: next?.die ?? null,
    land: {
      successes: land.successes + (counts && !isDice ? 1 : 0),
      total: land.total + (die ?? 0),
      ...{ firstDone, rolling: land.rolling || isDice, loads: next?.loads ?? loads },
    },
  };
}

/** The month's loads: a success, a die for the total, the squadrons they set free, and Port Arthur (TSU-59, TSU-62). */
export function resolveTroops(context: DecideContext): Outcome {
  const { state } = context;
  const { land } = state;
  const { plan } = land;
  if (plan === null) return refused(refusal('NO_PLAN'));
  return guard(context, [unlessStep(context, 'terminal'), state.terminal.troops && refusal('NOTHING_LEFT')], () =>
    rolled(
      context,
      landTroops(plan, land, state.rulings.planCFirst === 'counted'),
      ({ die, loadsDie, land: after }, chain) => {
        const wanted = land.loads ?? 0;
        const { delivered } = land;
        chain.add({ type: 'TroopsResolved', success: delivered >= wanted, delivered, wanted, die, loadsDie, ...after });
        finishRow(chain, 'troops');
        if (after.rolling && !state.released['baltic-1']) chain.add({ type: 'SquadronReleased', squadron: 'baltic-1' });
        if (die !== null && after.total >= LAND_PLANS[plan].total) fallOf(chain);
      },
    ),
  );
}

function fallOf(chain: Chain): void {
  chain.add({ type: 'PortArthurFell', turn: chain.state.turn });
  if (!chain.state.released['baltic-2']) chain.add({ type: 'SquadronReleased', squadron: 'baltic-2' });
  if (inPortArthur(chain.state).length > 0) return;
  chain.add({ type: 'ShipsCaptured', ships: [], harm: [], groups: [], removed: [] });
  passRows(chain);
}

/** Russian ships that are caught in Port Arthur. */
export const inPortArthur = (state: CampaignState): readonly string[] =>
  allGroups(state)
    .filter(({ side, where }) => side === 'irn' && where.kind === 'port' && where.name === 'port-arthur')
    .flatMap(({ ships }) => ships);

/** Ships that are scuttled sink on a die; the others are captured (TSU-61). */
export function scuttle(context: DecideContext, { ships: ids }: CommandOf<'scuttle'>): Outcome {
  const { state } = context;
  const caught = inPortArthur(state);
  const stranger = ids.find((id) => !caught.includes(id));
  return guard(
    context,
    [unlessStep(context, 'fall'), twice(ids), stranger !== undefined && refusal('NO_SUCH_SHIP', { ship: stranger })],
    () =>
      rolled(context, rollScuttling(ids), (rolls, chain) => {
        chain.add({ type: 'ShipsScuttled', rolls });
        const taken = inPortArthur(chain.state);
        const { groups, removed } = without(chain.state, taken);
        const harm = taken.map((id) => ({ ship: id, hits: Math.max(2, findShip(chain.state, id)?.hits ?? 0) }));
        const prize = [...groups, ...prizes(chain.state, taken)];
        chain.add({ type: 'ShipsCaptured', ships: taken, harm, groups: prize, removed });
        // The channel of a port that has fallen is nobody's to clear.
        passRows(chain);
      }),
  );
}

/** Captured ships: one group of the captor. */
function prizes(state: CampaignState, taken: readonly string[]): readonly Group[] {
  if (taken.length === 0) return [];
  const made = nextGroup(state.groups, 'ijn', 'dock');
  const where = { kind: 'port', name: 'port-arthur' } as const;
  return [{ ...made, side: 'ijn', kind: 'dock', name: null, ships: taken, where, moved: false, revealed: true }];
}
