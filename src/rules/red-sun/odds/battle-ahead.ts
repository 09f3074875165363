import type { AfterRound } from '../../common/fight-ahead';
import { gunnersOf, lineOf } from '../battle/fighting';
import type { Battle, CampaignState } from '../battle/state';
import { INITIAL_RANGE } from '../data/naval-tables';
import { type Side, SIDES } from '../types';
import { fleetOdds } from './fleet-odds';

/**
 * The hours to come at the range of now: every ship keeps her opposite number, in line order, and fires on until they break
 * off; the weather changes for all. Exact by that policy. Null while a strength or a defence is missing.
 */
export function battleAhead(state: CampaignState, battle: Battle, hours: number): readonly AfterRound[] | null {
  const gunners = gunnersOf(state, battle);
  const ships = SIDES.flatMap((side) => lineOf(state, battle, side));
  if (gunners.some(({ shot }) => shot === null) || ships.some(({ defence }) => defence === null)) return null;
  const range = battle.range ?? INITIAL_RANGE[battle.weather ?? 'clear'];
  const targets = ships.map(({ id, defence, damage }) => ({
    left: Math.max(1, (defence ?? 0) - damage),
    firers: gunners
      .filter(({ target }) => target.id === id)
      .map(({ ship }) => ({ strength: ship.strength ?? 0, disabled: ship.disabled })),
  }));
  return Array.from({ length: hours }, (_, place) => {
    const ranges = Array.from({ length: place + 1 }, () => range);
    const odds = fleetOdds({ weather: battle.weather, ranges, targets }, state.rulings);
    const lostBy = (side: Side): number =>
      ships.reduce((sum, ship, at) => (ship.side === side ? sum + (odds[at]?.mean ?? 0) : sum), 0);
    return {
      ...{ round: place + 1, exact: true, lost: { ijn: lostBy('ijn'), irn: lostBy('irn') } },
      ships: ships.map(({ id, side }, at) => ({ id, side, pLost: odds[at]?.pSunk ?? 0 })),
    };
  });
}
