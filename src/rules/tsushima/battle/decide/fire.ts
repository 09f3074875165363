import { fireSalvos } from '../../salvos';
import { hitsAfter } from '../../damage';
import { isSilent, plannedLaunches, roundShots, struckShips, torpedoSalvos, unitOf } from '../board';
import type { CommandOf } from '../commands';
import { endIfGone } from '../ending';
import { refusal } from '../refusals';
import { type Battle, type CampaignState, findShip } from '../state';
import { mustRollFlight } from './board';
import {
  type DecideContext,
  done,
  guard,
  inBattle,
  type Objection,
  type Outcome,
  refused,
  rolled,
  twice,
} from './decision';

type Launches = readonly { readonly ship: string; readonly targets: readonly string[] }[];

/** Every salvo of both sides in one (TSU-28, TSU-37, TSU-44). */
export const fireRound = (context: DecideContext, { launches: given }: CommandOf<'fireRound'>): Outcome =>
  inBattle(context, 'move', (battle) => {
    const { state } = context;
    const launches = given ?? plannedLaunches(state, battle);
    const nonsense = launchNonsense(battle, launches);
    if (nonsense !== null) return refused(nonsense);
    const unknown = shipsWithoutGuns(state, battle)[0];
    if (unknown !== undefined) return refused(refusal('GUNS_MISSING', { ship: unknown }));
    return guard(
      context,
      [
        twice(launches.map(({ ship }) => ship)),
        mustRollFlight(battle) && refusal('FLIGHT_NOT_ROLLED', { side: battle.mover }),
        // What was aimed before was objected to then.
        ...launchObjections(state, battle, given ?? []),
      ],
      () => {
        // Allowed anyway, spent torpedoes run once more.
        const shots = roundShots(state, battle, launches);
        const tables = { gunfire: state.tables.gunfire.reading, torpedo: state.tables.torpedo.reading };
        return rolled(context, fireSalvos(shots, tables), (fired, chain) => {
          const launched = launches.map(({ ship }) => ship);
          chain.add({ type: 'RoundFired', round: battle.round + 1, shots: fired, launched });
        });
      },
    );
  });

/** Which targets her torpedoes are for, said before the round is fired (TSU-44). */
export const aimTorpedoes = (context: DecideContext, { ship, targets }: CommandOf<'aimTorpedoes'>): Outcome =>
  inBattle(context, 'move', (battle) => {
    const launches = targets.length === 0 ? [] : [{ ship, targets }];
    const nonsense = launchNonsense(battle, [{ ship, targets }]);
    if (nonsense !== null) return refused(nonsense);
    return guard(context, launchObjections(context.state, battle, launches), () =>
      done(context, (chain) => chain.add({ type: 'TorpedoesAimed', ship, targets })),
    );
  });

/** Ships on the board whose counters nobody has checked. */
export const shipsWithoutGuns = (state: CampaignState, { units }: Battle): readonly string[] =>
  Object.values(units)
    .flatMap(({ ships }) => ships)
    .filter((id) => findShip(state, id)?.guns === null);

function launchNonsense(battle: Battle, launches: Launches): ReturnType<typeof refusal> | null {
  const all = launches.flatMap(({ ship, targets }) => [ship, ...targets]);
  const stranger = all.find((id) => unitOf(battle, id) === null);
  return stranger === undefined ? null : refusal('NOT_IN_THE_BATTLE', { ship: stranger });
}

function launchObjections(state: CampaignState, battle: Battle, launches: Launches): readonly Objection[] {
  const without = launches.find(({ ship }) => findShip(state, ship)?.torpedo === null);
  const used = launches.find(({ ship }) => findShip(state, ship)?.torpedoUsed === true);
  const many = launches.find(({ ship, targets }) => {
    const vessel = findShip(state, ship);
    return vessel !== null && targets.length > torpedoSalvos({ ...vessel, torpedoUsed: false });
  });
  const far = launches.find(({ ship, targets }) => {
    const column = unitOf(battle, ship)?.column ?? 0;
    return targets.some((target) => Math.abs((unitOf(battle, target)?.column ?? 0) - column) > 1);
  });
  const own = launches.find(({ ship, targets }) =>
    targets.some((target) => unitOf(battle, target)?.side === unitOf(battle, ship)?.side),
  );
  const silent = launches.find(({ ship }) => {
    const unit = unitOf(battle, ship);
    return unit !== null && isSilent(battle, unit.side);
  });
  return [
    silent !== undefined && refusal('SURPRISED', { ship: silent.ship }),
    own !== undefined && refusal('OWN_SHIP', { ship: own.ship }),
    (without !== undefined || many !== undefined) && refusal('NO_TORPEDOES', { ship: (without ?? many)!.ship }),
    used !== undefined && refusal('TORPEDOES_USED', { ship: used.ship }),
    far !== undefined && refusal('TORPEDO_OUT_OF_RANGE', { ship: far.ship }),
  ];
}

/** Hits count now; ships damaged in flight drop out of it; the other side moves (TSU-28, TSU-34). */
export const markHits = (context: DecideContext): Outcome =>
  inBattle(context, 'mark', (battle) =>
    done(context, (chain) => {
      const { state } = context;
      const after = Object.entries(battle.pending).flatMap(([id, more]) => {
        const ship = findShip(state, id);
        return ship === null || more === 0 ? [] : [{ ship: id, hits: hitsAfter(ship.type, ship.hits, more) }];
      });
      const { ships, inflicted } = struckShips(state, battle, after);
      const dropped = ships.filter(({ ship, sunk }) => !sunk && unitOf(battle, ship)?.fleeing).map(({ ship }) => ship);
      chain.add({ type: 'HitsMarked', round: battle.round + 1, ships, dropped, inflicted });
      endIfGone(chain);
    }),
  );
