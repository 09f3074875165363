import type { Setup, Side } from '@/rules/togo/index';
import { isSmall } from '@/rules/togo/battle/queries';
import { SIDES } from '@/rules/togo/types';

import { BATTLESHIP, CRUISER, shuffled } from './togo-battles';

type Pick = (n: number) => number;
type Formation = Setup['sides'][Side]['formations'][number];
type Ship = Formation['ships'][number];

/**
 * The same battle to everybody but one side: its fleets and dummies have changed counters, some ships behind them are
 * others, another of them leads, its deck lies in another order.
 */
export function disguisedSetup(setup: Setup, side: Side, pick: Pick): Setup {
  const { formations, fleetFlagship, cards } = setup.sides[side];
  const others = new Map<string, string>();
  const disguised = formations.map((formation) =>
    isBlank(formation) && pick(2) === 0 ? otherFormation(formation, others, pick) : formation,
  );
  const hidden = disguised.filter(isBlank).flatMap(({ ships }) => ships.map(({ id }) => id));
  const flag = fleetFlagship && (others.get(fleetFlagship) ?? fleetFlagship);
  const own = {
    ...setup.sides[side],
    formations: disguised,
    fleetFlagship: flag !== null && hidden.includes(flag) ? (hidden[pick(hidden.length)] ?? flag) : flag,
    cards: cards && shuffled(cards, pick),
  };
  return {
    ...setup,
    sides: { ...setup.sides, [side]: own },
    counters: otherCounters(setup, side, pick),
  };
}

/** Behind a counter that tells nothing: those that come late or lie at anchor are known from the scenario. */
const isBlank = ({ sighted = false, arrival = null, ships }: Formation): boolean =>
  !sighted && arrival === null && ships.every(({ anchored = false }) => !anchored);

/** Counters go to formations as they are listed, then to dummies, the Japanese first. */
function otherCounters(setup: Setup, side: Side, pick: Pick): Setup['counters'] {
  const first = side === SIDES[0] ? 0 : countersOf(setup, SIDES[0]);
  const { formations } = setup.sides[side];
  const places = Array.from({ length: countersOf(setup, side) }, (_, place) => place)
    .filter((place) => formations[place] === undefined || isBlank(formations[place]))
    .map((place) => first + place);
  const dealt = shuffled(
    places.map((place) => setup.counters[place]!),
    pick,
  );
  return setup.counters.map((counter, place) => (places.includes(place) ? dealt[places.indexOf(place)]! : counter));
}

const countersOf = ({ sides }: Setup, side: Side): number => sides[side].formations.length + sides[side].dummies;

/** As many markers, since everybody can read what a scenario begins with. */
function otherDamage({ damage = { P: 0, M: 0, S: 0, T: 0, fires: 0 } }: Ship, pick: Pick): Ship['damage'] {
  const { P, M, S, T } = damage;
  return { ...damage, P: M, M: P, S: T, T: S, fires: pick(3) };
}

function otherFormation(formation: Formation, others: Map<string, string>, pick: Pick): Formation {
  const ships = formation.ships.map((ship): Ship => {
    const id = `${ship.id}-x`;
    others.set(ship.id, id);
    const isBase = isSmall(ship.card.type);
    return {
      ...ship,
      id,
      name: `${ship.name} or another`,
      card: isBase ? ship.card : [CRUISER, BATTLESHIP, ship.card][pick(3)]!,
      ...(isBase ? {} : { damage: otherDamage(ship, pick) }),
    };
  });
  const flagship = formation.flagship && (others.get(formation.flagship) ?? formation.flagship);
  return { ...formation, name: `${formation.name} or another`, ships, flagship };
}
