import { SIDES } from '../types';
import { unitsOfSide } from './board';
import type { Chain } from './decide/decision';
import { nextGroup } from './formation';
import { allGroups, findShip, type Group, phaseIndex, TERMINAL } from './state';
import { verdict } from './verdict';

/** A battle is over when one side is gone; Chemulpo when Variag is (TSU-69, AMB-9). */
export function endIfGone(chain: Chain): void {
  const { battle } = chain.state;
  if (battle !== null && SIDES.some((side) => unitsOfSide(battle, side).length === 0)) endBattleNow(chain, 'gone');
}

/**
 * Ships go back to their hex. Those that escaped are groups of their own now, to be retreated by the other player, unless
 * they lay in port (TSU-34). A battle on the board only is the whole game.
 */
export function endBattleNow(chain: Chain, why: 'agreed' | 'gone'): void {
  const { state } = chain;
  const { battle } = state;
  if (battle === null) return;
  const result = verdict(state);
  const escaped = new Set(battle.gone.filter((each) => each.escaped).map(({ ship }) => ship));
  const groups: Group[] = [];
  const removed: string[] = [];
  const all = { ...state.groups };
  for (const group of allGroups(state)) {
    const fled = group.ships.filter((id) => escaped.has(id) && findShip(state, id)?.fate === 'afloat');
    if (fled.length === 0 || group.where.kind === 'port') continue;
    if (fled.length === group.ships.length) {
      groups.push(group);
      continue;
    }
    const { id, number } = nextGroup(all, group.side, group.kind);
    const apart = { ...group, id, number, name: null, ships: fled };
    all[id] = apart;
    groups.push({ ...group, ships: group.ships.filter((each) => !fled.includes(each)) }, apart);
  }
  const free = groups.flatMap(({ ships }) => ships.filter((id) => escaped.has(id)));
  // This phase and the two naval phases after it; a terminal phase between them is none (TSU-34).
  const freeUntil = phaseIndex(state) + (state.phase + 2 >= TERMINAL ? 3 : 2);
  chain.add({
    ...{ type: 'BattleEnded', why: state.turnLimit === null ? 'over' : why, retreats: groups, removed },
    ...{ free, freeUntil },
  });
  if (state.turnLimit === null) chain.add({ type: 'CampaignEnded', ...result });
}
