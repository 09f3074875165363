import { INITIAL_RANGE } from '../../data/naval-tables';
import {
  fireShots,
  rollAdmiral as rollCasualty,
  rollManoeuvre as rollTable,
  rollWeather as rollSky,
  type Shot,
  type ShotResult,
} from '../../procedures';
import type { CommandOf } from '../commands';
import type { EventOf } from '../events';
import { damageAfter, gunnersOf, isOutOfSight, moraleDue, shipsIn, torpedoShot } from '../fighting';
import { isFloating, nextHourStep, passMorale } from '../flow';
import { refusal } from '../refusals';
import { type Battle, type CampaignState, findFleet, findShip, HOUR_STEPS } from '../state';
import {
  type Chain,
  type DecideContext,
  done,
  guard,
  inBattle,
  type Objection,
  type Outcome,
  refused,
  rolled,
  twice,
  unlessStage,
} from './decision';
import { contactProblem } from './naval-stages';

/** Fleets that met fight hour by hour (RSR-10). */
export function startBattle(context: DecideContext, { ijn, irn, hours = null }: CommandOf<'startBattle'>): Outcome {
  const { state } = context;
  const fleets = [...ijn, ...irn].flatMap((id) => findFleet(state, id) ?? []);
  const merchantsOnly = fleets.every(({ isMerchant }) => isMerchant);
  // One side may be attacked in its port; somebody must have come.
  const nobodyCame = fleets.every(({ place }) => place === 'port');
  return guard(
    context,
    [
      unlessStage(context, 'search', 'movement'),
      ...contactProblem(state, ijn, irn),
      merchantsOnly && refusal('NO_SHIPS'),
      nobodyCame && refusal('NOT_AT_SEA', { fleet: ijn[0]! }),
    ],
    () => done(context, (chain) => chain.add({ type: 'BattleBegan', ijn, irn, hours })),
  );
}

/** The weather of the hour; the first also sets the range (RSR-11 to RSR-13). */
export const rollWeather = (context: DecideContext): Outcome =>
  inBattle(context, ['weather'], ({ hour, weather: before, range }) =>
    rolled(context, rollSky(before), ({ die, weather }, chain) => {
      chain.add({ type: 'WeatherRolled', hour, die, before, weather, range: range ?? INITIAL_RANGE[weather] });
      nextHourStep(chain);
    }),
  );

/** Beyond sighting range: whether they found each other, as the owner's book has it. Without, the hour is over (RSR-10). */
export const recordSighting = (context: DecideContext, { found }: CommandOf<'recordSighting'>): Outcome =>
  inBattle(context, ['search'], () =>
    done(context, (chain) => {
      chain.add({ type: 'SightingRecorded', found });
      if (found) nextHourStep(chain);
      else chain.add({ type: 'HourStepBegan', step: 'done' });
    }),
  );

/** The range by the owner's manoeuvre table or the house's; where it leaves a choice, the range is set after it (AMB-11). */
export function rollManoeuvre(context: DecideContext): Outcome {
  return inBattle(context, ['range'], ({ range: before }) => {
    const { reading } = context.state.manoeuvre;
    if (reading === null) return refused(refusal('TABLE_MISSING'));
    return rolled(context, rollTable(reading), ({ die, change }, chain) => {
      const range = Math.max(0, (before ?? 0) + (change === 'choice' ? 0 : Number(change)));
      chain.add({ type: 'ManoeuvreRolled', die, change, range });
      if (change !== 'choice') nextHourStep(chain);
    });
  });
}

export const setRange = (context: DecideContext, { range }: CommandOf<'setRange'>): Outcome =>
  inBattle(context, ['range', 'gunnery'], ({ step }) =>
    guard(context, [range < 0 && refusal('NEGATIVE_RANGE', { range })], () =>
      done(context, (chain) => {
        chain.add({ type: 'RangeSet', range });
        if (step === 'range') nextHourStep(chain);
      }),
    ),
  );

/** Whom ships fire at from now on; nobody holds their fire. */
export function aim(context: DecideContext, { ships: ids, target }: CommandOf<'aim'>): Outcome {
  const { state } = context;
  const { battle } = state;
  if (battle === null) return refused(refusal('NO_BATTLE'));
  const there = shipsIn(state, battle);
  const stranger = [...ids, ...(target === null ? [] : [target])].find((id) => !there.some((ship) => ship.id === id));
  const isFriendly = target !== null && ids.some((id) => findShip(state, id)?.side === findShip(state, target)?.side);
  return guard(
    context,
    [
      stranger !== undefined && refusal('NOT_IN_THE_BATTLE', { ship: stranger }),
      isFriendly && refusal('NOT_HERS', { ship: target }),
      twice(ids),
    ],
    () => done(context, (chain) => chain.add({ type: 'Aimed', ships: ids, target })),
  );
}

const withResults = (shots: readonly Shot[], results: readonly ShotResult[]): EventOf<'Fired'>['shots'] =>
  results.map(({ firer, target, die, damage }) => {
    const { sum, column } = shots.find((shot) => shot.firer === firer)!;
    return { firer, target, sum, column, die, damage };
  });

/** Damage counts when all have fired (RSR-10). */
function takeDamage(chain: Chain, results: readonly ShotResult[]): void {
  chain.add({ type: 'DamageTaken', ships: damageAfter(chain.state, results) });
  nextHourStep(chain);
}

const sight = (state: CampaignState, battle: Battle): Objection =>
  isOutOfSight(state, battle) && refusal('OUT_OF_SIGHT', { range: battle.range });

/** Both sides fire at once (RSR-10, RSR-20). */
export const fireAll = (context: DecideContext): Outcome =>
  inBattle(context, ['gunnery'], (battle) => {
    const { state } = context;
    const gunners = gunnersOf(state, battle);
    const unknown = gunners.find(({ shot }) => shot === null)?.ship.id;
    const shots = gunners.flatMap(({ shot }) => shot ?? []);
    return guard(
      context,
      [unknown !== undefined && refusal('STRENGTH_MISSING', { ship: unknown }), sight(state, battle)],
      () =>
        rolled(context, fireShots(shots, 'gunnery'), (results, chain) => {
          chain.add({ type: 'Fired', hour: battle.hour, shots: withResults(shots, results) });
          takeDamage(chain, results);
        }),
    );
  });

/** Nobody fires in this hour. */
export const holdFire = (context: DecideContext): Outcome =>
  inBattle(context, ['gunnery'], ({ hour }) =>
    done(context, (chain) => nextHourStep(chain.add({ type: 'FireHeld', hour }))),
  );

/** One side attacks with torpedoes in an hour (RSR-10, AMB-2). */
export const fireTorpedoes = (context: DecideContext, { side, shots: wanted }: CommandOf<'fireTorpedoes'>): Outcome =>
  inBattle(context, HOUR_STEPS, (battle) => {
    const { state } = context;
    const there = shipsIn(state, battle);
    const find = (id: string) => there.find((ship) => ship.id === id);
    const stranger = wanted.flatMap(({ ship, target }) => [ship, target]).find((id) => find(id) === undefined);
    if (stranger !== undefined) return refused(refusal('NOT_IN_THE_BATTLE', { ship: stranger }));
    const foreign = wanted.find(({ ship, target }) => find(ship)!.side !== side || find(target)!.side === side);
    const without = wanted.find(({ ship }) => find(ship)!.torpedo === null);
    const isTaken = battle.torpedoes !== null;
    const shots = wanted.map(({ ship, target }) => torpedoShot(state, battle, find(ship)!, target));
    return guard(
      context,
      [
        twice(wanted.map(({ ship }) => ship)),
        foreign !== undefined && refusal('NOT_HERS', { ship: foreign.ship }),
        isTaken && refusal('ONE_SIDE_ONLY', { side: battle.torpedoes }),
        !isTaken && battle.step !== 'torpedo' && refusal('WRONG_STEP', { step: battle.step }),
        without !== undefined && refusal('NO_TORPEDOES', { ship: without.ship }),
        sight(state, battle),
      ],
      () =>
        rolled(context, fireShots(shots, 'torpedo'), (results, chain) => {
          chain.add({ type: 'TorpedoesFired', side, shots: withResults(shots, results) });
          chain.add({ type: 'HourStepBegan', step: 'torpedo' });
          takeDamage(chain, results);
        }),
    );
  });

export const skipTorpedoes = (context: DecideContext): Outcome =>
  inBattle(context, ['torpedo'], () => done(context, nextHourStep));

/** Wounded costs one morale, killed all of it (RSR-15, RSR-17, AMB-6). */
export function rollAdmiral(context: DecideContext, { fleet: id }: CommandOf<'rollAdmiral'>): Outcome {
  const { state } = context;
  const fleet = findFleet(state, id);
  if (fleet === null || fleet.eliminated) return refused(refusal('NO_SUCH_FLEET', { fleet: id }));
  if (fleet.admiral === null || fleet.admiral.condition === 'killed')
    return refused(refusal('NO_ADMIRAL', { fleet: id }));
  return rolled(context, rollCasualty(id), ({ die, casualty }, chain) => {
    chain.add({ type: 'AdmiralRolled', fleet: id, die, casualty });
    const { morale: before } = fleet;
    if (casualty !== 'unharmed') {
      const morale = casualty === 'killed' ? 0 : Math.max(0, before - 1);
      chain.add({ type: 'MoraleChanged', fleet: id, before, morale, reason: casualty, charged: 0 });
    }
    passMorale(chain);
  });
}

/** A morale for each whole five of defence points sunk, counted through the battle (RSR-17, AMB-5). */
export const applyMorale = (context: DecideContext): Outcome =>
  inBattle(context, HOUR_STEPS, (battle) => {
    const due = moraleDue(context.state, battle);
    return guard(context, [due.length === 0 && refusal('NOTHING_TO_TAKE')], () =>
      done(context, (chain) => {
        for (const { fleet, fives, loss } of due) {
          const { id, morale: before } = fleet;
          const morale = Math.max(0, before - loss);
          chain.add({ type: 'MoraleChanged', fleet: id, before, morale, reason: 'sunk', charged: fives });
        }
        passMorale(chain);
      }),
    );
  });

/** What must be done before an hour or the battle is over. */
function moraleObjections(state: CampaignState, battle: Battle): readonly Objection[] {
  const [due] = moraleDue(state, battle);
  const [admiral] = battle.admirals;
  return [
    due !== undefined && refusal('MORALE_LEFT', { fleet: due.fleet.id }),
    admiral !== undefined && refusal('ADMIRAL_LEFT', { fleet: admiral }),
  ];
}

/** An hour is marked (RSR-10). */
export const nextHour = (context: DecideContext): Outcome =>
  inBattle(context, HOUR_STEPS, (battle) => {
    const { hour, hours, step } = battle;
    return guard(
      context,
      [
        step !== 'done' && step !== 'morale' && refusal('HOUR_NOT_OVER', { step }),
        ...moraleObjections(context.state, battle),
        hours !== null && hour >= hours && refusal('NO_HOURS_LEFT', { hours }),
        hour >= 99 && refusal('WRONG_STEP', { step }),
      ],
      () => done(context, (chain) => chain.add({ type: 'HourBegan', hour: hour + 1 })),
    );
  });

export const endBattle = (context: DecideContext): Outcome =>
  inBattle(context, HOUR_STEPS, (battle) =>
    guard(context, moraleObjections(context.state, battle), () =>
      done(context, (chain) => chain.add({ type: 'BattleEnded', hours: battle.hour })),
    ),
  );

/** Whether a side of a battle has nothing left to fight with. */
export const isDecided = (state: CampaignState, { fleets }: Battle): boolean =>
  Object.values(fleets).some((ids) =>
    ids.every((id) => {
      const fleet = findFleet(state, id);
      return fleet === null || !isFloating(state, fleet);
    }),
  );
