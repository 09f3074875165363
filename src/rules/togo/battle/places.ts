import { baseLength } from '../../common/base-length';
import type { Steering } from '../../common/steering';
import { TURNING } from '../data/scale';
import { findGroup, inPlay, shipsIn } from './queries';
import type { BattleState, Group, Place, Ship } from './state';

/** Inches from base to base in a line that was plotted by its leader only: closed up, as scenarios place one line behind another. */
const GAP = 0.02;

/** A line by its leader, who came by these places, the newest first. */
interface Led {
  readonly plot: Place;
  readonly wake?: readonly Place[];
}

type InLine = Pick<Ship, 'card' | 'place'> & { readonly lengthM?: number | null };

/** Where a ship of a line stands: by her own place, else in the wake of those ahead of her. */
export function linePlace(
  { plot, wake = [] }: Led,
  line: readonly InLine[],
  number: number,
  { astern }: Steering,
): Place {
  const own = line[number]?.place ?? null;
  if (own !== null) return own;
  const lengths = line.slice(0, number + 1).map(({ card, lengthM }) => baseLength({ type: card.type, lengthM }));
  const behind = lengths.slice(1).reduce((sum, length, ahead) => sum + (lengths[ahead]! + length) / 2 + GAP, 0);
  return astern(plot, wake, behind, TURNING);
}

/** Where a ship is plotted; null where the table is not, or she is not on it. */
export function shipPlace(state: BattleState, { id, group: line, place }: Ship, steering: Steering): Place | null {
  const group = findGroup(state, line);
  if (!state.plotted || group?.place !== 'table') return null;
  if (place !== null || group.plot === null) return place;
  return linePlace({ ...group, plot: group.plot }, shipsIn(state, group), group.ships.indexOf(id), steering);
}

/** To the hundredth of an inch: what is kept is what can be read again. No farther off than a place may be noted. */
export const notedPlace = ({ x, y, heading }: Place): Place => ({
  x: noted(x),
  y: noted(y),
  heading: hundredth(heading),
});

const noted = (value: number): number => Math.max(-100, Math.min(200, hundredth(value)));
const hundredth = (value: number): number => Math.round(value * 100) / 100;

/** Where all that is left of a line stands, also who no longer goes with it. */
export const placesIn = (state: BattleState, group: Group, steering: Steering) =>
  shipsIn(state, group).flatMap((ship) => {
    const place = inPlay(state, ship) ? shipPlace(state, ship, steering) : null;
    return place ? [{ ship: ship.id, at: notedPlace(place) }] : [];
  });
