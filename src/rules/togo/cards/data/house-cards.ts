import type { Side } from '../../types';
import type { CardEffect, CardTarget, CardTime } from '../effects';

/** A card of the house deck without its words: those, with its history and its balance, are in the catalogue of sentences. */
export type HouseCard = {
  readonly id: string;
  readonly side: Side;
  readonly time: CardTime;
  readonly target: CardTarget | null;
  /** Null where the players carry out what the text says. */
  readonly effect: CardEffect | null;
};

const OWN_SHIP = { whose: 'own', kind: 'ship' } as const;
const OWN_LINE = { whose: 'own', kind: 'formation' } as const;
const ENEMY_SHIP = { whose: 'enemy', kind: 'ship' } as const;
const ENEMY_LINE = { whose: 'enemy', kind: 'formation' } as const;

/** CARD-20. Made by us from the history of the war; the book prints none. */
// prettier-ignore
export const HOUSE_CARDS = [
  { id: 'ijn-gunlayers',       side: 'ijn', time: 'F',   target: OWN_SHIP,   effect: { type: 'start',         by: 1,   lasts: 'phase' } },
  { id: 'ijn-rangefinder',     side: 'ijn', time: 'F',   target: OWN_SHIP,   effect: { type: 'start-again',   by: 1,   lasts: 'phase' } },
  { id: 'ijn-shimose',         side: 'ijn', time: 'G',   target: ENEMY_SHIP, effect: { type: 'fire-safe',     by: -1,  lasts: 'phase' } },
  { id: 'ijn-ready-shells',    side: 'ijn', time: 'F',   target: OWN_SHIP,   effect: { type: 'dice',          by: 1,   lasts: 'phase' } },
  { id: 'ijn-clean-hulls',     side: 'ijn', time: 'B',   target: OWN_LINE,   effect: { type: 'speed',         by: 0.5, lasts: 'turn' } },
  { id: 'ijn-shinano-maru',    side: 'ijn', time: 'E',   target: ENEMY_LINE, effect: { type: 'sighted',       by: 1,   lasts: 'phase' } },
  { id: 'ijn-z-flag',          side: 'ijn', time: 'A',   target: OWN_SHIP,   effect: { type: 'initiative',    by: 2,   lasts: 'turn' } },
  { id: 'ijn-pressed-home',    side: 'ijn', time: 'any', target: OWN_SHIP,   effect: { type: 'torpedo-hit',   by: 1,   lasts: 'turn' } },
  { id: 'ijn-kamimura',        side: 'ijn', time: 'any', target: OWN_LINE,   effect: { type: 'unplanned',     by: 1,   lasts: 'turn' } },
  { id: 'ijn-linked-mines',    side: 'ijn', time: 'B',   target: ENEMY_LINE, effect: null },

  { id: 'irn-mist',            side: 'irn', time: 'F',   target: OWN_SHIP,   effect: { type: 'start-against', by: -1,  lasts: 'phase' } },
  { id: 'irn-damage-parties',  side: 'irn', time: 'G',   target: OWN_SHIP,   effect: { type: 'control',       by: 1,   lasts: 'once' } },
  { id: 'irn-woodwork',        side: 'irn', time: 'G',   target: OWN_SHIP,   effect: { type: 'fire-safe',     by: 1,   lasts: 'phase' } },
  { id: 'irn-collision-mat',   side: 'irn', time: 'G',   target: OWN_SHIP,   effect: { type: 'control-again', by: 1,   lasts: 'phase' } },
  { id: 'irn-nets',            side: 'irn', time: 'any', target: OWN_SHIP,   effect: { type: 'torpedo-size',  by: -2,  lasts: 'turn' } },
  { id: 'irn-first-salvoes',   side: 'irn', time: 'F',   target: OWN_SHIP,   effect: { type: 'hit',           by: 1,   lasts: 'phase' } },
  { id: 'irn-izumrud',         side: 'irn', time: 'B',   target: OWN_LINE,   effect: { type: 'speed',         by: 0.5, lasts: 'turn' } },
  { id: 'irn-lights-out',      side: 'irn', time: 'E',   target: OWN_LINE,   effect: { type: 'sighted',       by: -2,  lasts: 'phase' } },
  { id: 'irn-retvizan',        side: 'irn', time: 'F',   target: OWN_SHIP,   effect: null },
] as const satisfies readonly HouseCard[];

export type HouseCardId = (typeof HOUSE_CARDS)[number]['id'];

/** The events a deck begins with: as many as TOGO-71 and TOGO-72 say, none of them for the night alone. */
export const HOUSE_EVENTS: { readonly [S in Side]: readonly HouseCardId[] } = {
  ijn: ['ijn-gunlayers', 'ijn-rangefinder', 'ijn-shimose', 'ijn-clean-hulls', 'ijn-z-flag', 'ijn-pressed-home'],
  irn: ['irn-mist', 'irn-damage-parties', 'irn-first-salvoes'],
};
