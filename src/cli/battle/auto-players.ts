import { captainCommand, type BattleState, type Command as TogoCommand, sideToAct } from '@/rules/togo/index';
import { type CampaignState, type Command as TideCommand, playerCommand } from '@/rules/tide/index';
import {
  type CampaignState as TsushimaState,
  type Command as TsushimaCommand,
  playerCommand as tsushimaCommand,
  usual,
} from '@/rules/tsushima/index';
import {
  type CampaignState as MukdenState,
  type Command as MukdenCommand,
  playerCommand as mukdenCommand,
  usual as mukdenUsual,
} from '@/rules/mukden/index';
import {
  type CampaignState as RedSunState,
  type Command as RedSunCommand,
  playerCommand as redSunCommand,
  usual as redSunUsual,
} from '@/rules/red-sun/index';
import type { Tagged } from '@/rules/rulebook';

import type { CommandLine } from './actions';
import type { Pick } from './chance';
import { mistakenCommand as mukdenMistake } from './mukden-mistakes';
import { mistakenCommand as redSunMistake } from './red-sun-mistakes';
import { mistakenCommand as tideMistake } from './tide-mistakes';
import { mistakenCommand as togoMistake } from './togo-mistakes';
import { mistakenCommand as tsushimaMistake } from './tsushima-mistakes';

/** Two simple players of a book, who go on by themselves and make mistakes. */
export interface AutoPlayers {
  /** What they would do, and what is tried instead where that is refused. */
  orders(state: unknown, pick: Pick): readonly Tagged[];
  /** Something they might try by mistake. */
  mistake(state: unknown, last: Tagged | null, pick: Pick): Tagged;
  /** What they do before the first turn. */
  prepare(state: unknown, seed: number, seq: number): readonly CommandLine[];
}

/** Whether a game is over, or has been played for as many turns as were wanted. */
export function isOver(state: unknown, turns: number): boolean {
  const { turn, result } = state as { readonly turn: number; readonly result: unknown };
  return turn > turns || result !== null;
}

const togo: AutoPlayers = {
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
  orders(state, pick) {
    const order = playerCommand(state as CampaignState, pick);
    // One result of ten gives both the broadside, and only to who goes straight on.
    if (order.type === 'pickChits' && pick(4) === 0) return [{ ...order, chits: ['FSH', 'FSH'] } as TideCommand];
    if (order.type !== 'sail' || order.portArthur === undefined || pick(6) > 0) return [order];
    // Of two groups one may be empty: that nobody comes is not known until it shows.
    return [{ ...order, ships: [...order.ships, ...order.portArthur], portArthur: [] } as TideCommand];
  },
  mistake: (state, last, pick) => tideMistake(state as CampaignState, last as TideCommand | null, pick),
  /** Some tables play on from the second turn, add a ship that the list of the house does not have, and keep a quick roll. */
  prepare(_state, seed) {
    if (seed % 4 !== 0) return [];
    const roll = { purpose: 'mines', about: 'irn', need: 4, dice: 1, faces: [5], successes: 0, source: 'app' };
    const ship = { id: 'chin-yen', name: 'Chin Yen', fleet: 'japan', class: 'battleship', ratings: null };
    return [
      { type: 'addShip', ...ship },
      { type: 'goTo', turn: 2, step: 'sortie' },
      { type: 'correct', path: ['ships', 'chin-yen', 'damaged'], value: true, reason: 'an old ship' },
      { type: 'changeHouseRule', key: 'twoHitsOneRound', value: 'flips' },
      { type: 'linkPlan', ship: 'chin-yen', plan: null },
      { type: 'keepRoll', roll },
    ];
  },
};

const tsushima: AutoPlayers = {
  // What they may not do after all they leave, and do what the rules want next.
  orders: (state, pick) => [tsushimaCommand(state as TsushimaState, pick), usual(state as TsushimaState)],
  mistake: (state, last, pick) => tsushimaMistake(state as TsushimaState, last as TsushimaCommand | null, pick),
  /** Some tables type their own start columns and tables, and join a war that is under way. */
  prepare(state, seed) {
    const { scenario, month, year, ships } = state as TsushimaState;
    const [ship] = Object.keys(ships);
    if (scenario === 'war-at-sea' && seed % 3 === 0) {
      return [
        { type: 'choosePlan', plan: 'C' },
        { type: 'correct', path: ['land', 'successes'], value: 3, reason: 'landed before' },
        { type: 'correct', path: ['land', 'total'], value: 12, reason: 'landed before' },
      ];
    }
    if (seed % 4 !== 0 || scenario === 'chemulpo' || scenario === 'port-arthur') return [];
    return [
      { type: 'useTable', table: 'torpedo', source: 'yours', reading: { least: 0, rows: { 7: '0000000112223' } } },
      { type: 'useTable', table: 'torpedo', source: 'house', reading: null },
      { type: 'correct', path: ['ships', ship ?? '', 'morale'], value: -1, reason: 'a long voyage' },
      { type: 'changeHouseRule', key: 'sweepingDice', value: 'one' },
      { type: 'keepRoll', roll: { type: 'repair', captured: false, die: 6, result: 'all', source: 'table' } },
      // A fleet that comes home from a fight.
      ...['retvizan', 'pobieda', 'sevastopol', 'peresviet', 'poltava'].map((id) => ({
        ...{ type: 'correct', path: ['ships', id, 'hits'], value: 1, reason: 'damaged before' },
      })),
      { type: 'goTo', year, month, phase: seed % 8 === 0 ? 2 : 7 },
    ];
  },
};

const redSun: AutoPlayers = {
  orders: (state, pick) => [redSunCommand(state as RedSunState, pick), redSunUsual(state as RedSunState)],
  mistake: (state, last, pick) => redSunMistake(state as RedSunState, last as RedSunCommand | null, pick),
  /** Some tables type what stands in their copy, and join a war that is under way. */
  prepare(state, seed) {
    if (seed % 4 !== 0) return [];
    const { season, headquarters } = state as RedSunState;
    const [hq] = Object.keys(headquarters);
    const admiral = { name: 'Rozhestvensky', rating: 3 };
    const ship = { id: 'suvorov', name: 'Suvorov', strength: 8, torpedo: null, defence: 9 };
    const fleet = { id: 'baltic', name: 'Baltic Fleet', side: 'irn', isMerchant: false, admiral, flagship: 'suvorov' };
    return [
      { type: 'addFleet', fleet: { ...fleet, morale: 3, moraleCap: 4, ships: [ship] } },
      { type: 'addShip', fleet: 'baltic', ship: { ...ship, id: 'oslyabya', name: 'Oslyabya' } },
      {
        type: 'addHeadquarters',
        headquarters: {
          id: 'third-army',
          name: '3rd Army',
          side: 'ijn',
          isSupreme: false,
          rating: 3,
          commandValue: null,
          units: [],
        },
      },
      {
        type: 'addFleet',
        fleet: {
          ...fleet,
          id: 'colliers',
          name: 'Colliers',
          isMerchant: true,
          admiral: null,
          flagship: null,
          morale: 0,
          moraleCap: null,
          ships: [],
        },
      },
      {
        type: 'addUnit',
        side: 'irn',
        hq: null,
        unit: { id: 'cossacks', name: 'Cossacks', activation: 5, strengths: [2] },
      },
      { type: 'typeRating', who: hq, rating: 4, commandValue: 2 },
      { type: 'setSighting', clear: 5, fog: 3, storm: 1 },
      { type: 'useTable', source: 'yours', reading: ['-2', '-2', '-1', '0', '+1', 'choice'] },
      { type: 'changeHouseRule', key: 'laterSinking', value: 'ten' },
      { type: 'goTo', turn: 2, season, stage: seed % 8 === 0 ? 'movement' : 'irn-initiative' },
      { type: 'correct', path: ['fleets', 'baltic', 'morale'], value: 4, reason: 'a good voyage' },
      { type: 'appoint', fleet: 'second-fleet', name: 'Dewa', rating: 3 },
      { type: 'keepRoll', roll: { type: 'admiral', die: 4, casualty: 'wounded', source: 'app' } },
      { type: 'correct', path: ['fleets', 'first-fleet', 'place'], value: 'coast', reason: 'off Port Arthur' },
      { type: 'correct', path: ['fleets', 'first-fleet', 'blockade'], value: true, reason: 'off Port Arthur' },
    ];
  },
};

const mukden: AutoPlayers = {
  orders: (state, pick) => [mukdenCommand(state as MukdenState, pick), mukdenUsual(state as MukdenState)],
  mistake: (state, last, pick) => mukdenMistake(state as MukdenState, last as MukdenCommand | null, pick),
  /** Some tables set things right first, and join a battle that is under way, where the Cavalry Corps was lost. */
  prepare(state, seed) {
    if (seed % 4 !== 0) return [];
    const { stacking } = state as MukdenState;
    const [first] = stacking;
    const brigade = { id: 'kobi-3', name: '3rd Kobi Brigade', side: 'ijn', size: 'brigade', type: 'infantry' };
    const typed = { target: null, attackers: [{ units: [], factors: 6, place: 0 }], terrain: 'town' };
    return [
      { type: 'addUnit', unit: { ...brigade, strength: 3, hex: '2917', isCavalryCorps: false } },
      { type: 'restack', hex: '2917', units: ['guards', 'kobi-3'] },
      { type: 'placeUnit', unit: 'kobi-3', hex: '2918' },
      { type: 'correct', path: ['units', first ?? '', 'strength'], value: 5, reason: 'miscounted' },
      { type: 'changeHouseRule', key: 'lossCount', value: 'at-the-end' },
      { type: 'useTable', source: 'none', crt: null },
      { type: 'useTable', source: 'house', crt: null },
      { type: 'useBoard', board: { terrain: { '2414': 'town' }, rivers: {}, trenches: {}, railroad: null } },
      { type: 'setControl', place: 'liaoyang', side: 'irn' },
      { type: 'playOn' },
      { type: 'setControl', place: 'liaoyang', side: 'ijn' },
      { type: 'removeUnit', unit: 'cavalry-corps' },
      { type: 'goTo', turn: 1, phase: 'IV', order: 'combat' },
      { type: 'declareAttack', ...typed },
      { type: 'showDefenders', defence: 4 },
      { type: 'rollAttack', dice: 'app' },
      { type: 'endAction' },
      { type: 'recordConsent', side: 'irn' },
      { type: 'keepRoll', roll: { type: 'paralysis', die: 5, count: 2, source: 'app' } },
      { type: 'goTo', turn: seed % 8 === 0 ? 6 : 2, phase: seed % 8 === 0 ? 'VIII' : 'I' },
    ];
  },
};

export const AUTO_PLAYERS: Readonly<Record<string, AutoPlayers>> = {
  ...{ togo, tide, tsushima, 'red-sun': redSun, mukden },
};
