import { captainCommand, type BattleState, type Command as TogoCommand, sideToAct } from '@/rules/togo/index';
import { type CampaignState, type Command as TideCommand, playerCommand } from '@/rules/tide/index';
import type { Tagged } from '@/rules/rulebook';

import type { CommandLine } from './actions';
import { mistakenCommand as tideMistake } from './tide-mistakes';
import { mistakenCommand as togoMistake } from './togo-mistakes';

type Pick = (n: number) => number;

/** Two simple players of a book, who go on by themselves and make mistakes. */
export interface AutoPlayers {
  isOver(state: unknown, turns: number): boolean;
  /** What they would do, and what is tried instead where that is refused. */
  orders(state: unknown, pick: Pick): readonly Tagged[];
  /** Something they might try by mistake. */
  mistake(state: unknown, last: Tagged | null, pick: Pick): Tagged;
  /** What they do before the first turn. */
  prepare(state: unknown, seed: number, seq: number): readonly CommandLine[];
}

const togo: AutoPlayers = {
  isOver(state, turns) {
    const { turn, result } = state as BattleState;
    return turn > turns || result !== null;
  },
  orders(state, pick) {
    const battle = state as BattleState;
    // What a captain finds owed and may not do, the table waives; after the last turn there is nothing to go on to.
    return [
      captainCommand(battle, sideToAct(battle), pick),
      { type: 'endPhase', phase: battle.phase, waive: true } as Tagged,
      { type: 'endBattle' },
    ];
  },
  mistake: (state, last, pick) => togoMistake(state as BattleState, last as TogoCommand | null, pick),
  /** Now and then somebody brings ships of their own, and puts them behind the longest line until it takes no more. */
  prepare(state, seed, seq) {
    if (seed % 5 !== 0) return [];
    const { groups, ships } = state as BattleState;
    const [longest] = Object.values(groups).sort((a, b) => b.ships.length - a.ships.length);
    const card = ships[longest?.ships[0] ?? '']?.card;
    const guest = { type: 'addShip', side: longest?.side, name: 'Guest', card, counter: longest?.id };
    return Array.from({ length: 8 }, (_, index) => ({ ...guest, id: `guest-${seq + index}` }));
  },
};

const tide: AutoPlayers = {
  isOver(state, turns) {
    const { turn, result } = state as CampaignState;
    return turn > turns || result !== null;
  },
  orders: (state, pick) => [playerCommand(state as CampaignState, pick)],
  mistake: (state, last, pick) => tideMistake(state as CampaignState, last as TideCommand | null, pick),
  /** Some tables play on from the second turn, and add a ship that the list of the house does not have. */
  prepare(_state, seed) {
    if (seed % 4 !== 0) return [];
    const ship = { id: 'chin-yen', name: 'Chin Yen', fleet: 'japan', class: 'battleship', ratings: null };
    return [
      { type: 'addShip', ...ship },
      { type: 'goTo', turn: 2, step: 'sortie' },
      { type: 'correct', path: ['ships', 'chin-yen', 'damaged'], value: true, reason: 'an old ship' },
      { type: 'changeHouseRule', key: 'twoHitsOneRound', value: 'flips' },
    ];
  },
};

export const AUTO_PLAYERS: Readonly<Record<string, AutoPlayers>> = { togo, tide };
