import { int, nullable, object, type Of, oneOf } from '../../common/shape';
import { only, words } from '../../common/tagged';
import { HOUSE_FORCES } from '../data/house-forces';
import { HOUSE_MANOEUVRE } from '../data/manoeuvre';
import { DEFAULT_RULINGS, parseRulings, type Rulings } from '../rulings';
import { FORCES, type Forces, READING, season } from '../shapes';
import { AID_EVENTS, type AidEvent } from '../types';
import type { CampaignState, Fleet, Headquarters, Ship, Unit } from './state';

const rulings = only<Partial<Rulings>>('house rules', (value) => parseRulings(value).ok);
const MANOEUVRE = object({ source: oneOf(['yours', 'house', 'none'] as const), reading: nullable(READING) });

export const SETUP = object({
  name: words,
  season,
  turnLimit: nullable(int(1, 99)),
  houseRules: rulings,
  forces: FORCES,
  /** Whether its numbers are the house's guess or the owner's. */
  forcesFrom: oneOf(['yours', 'house'] as const),
  manoeuvre: MANOEUVRE,
});
export type Setup = Of<typeof SETUP>;

/** A campaign with the names and numbers of the house. */
export const houseSetup = (name: string, more: Partial<Setup> = {}): Setup => ({
  ...{ name, season: 'winter', turnLimit: null, houseRules: {}, forces: HOUSE_FORCES, forcesFrom: 'house' },
  manoeuvre: { source: 'house', reading: null },
  ...more,
});

/** A table as a campaign uses it: the house's own where it is the house's, none without one. */
export const manoeuvreInForce = ({ source, reading }: Setup['manoeuvre']): CampaignState['manoeuvre'] => ({
  source: source === 'yours' && reading === null ? 'none' : source,
  reading: source === 'house' ? HOUSE_MANOEUVRE : source === 'yours' ? reading : null,
});

export const shipFrom = (
  ship: Forces['fleets'][number]['ships'][number],
  { id: fleet, side }: Pick<Fleet, 'id' | 'side'>,
  isHouse: boolean,
): Ship => ({ ...ship, side, fleet, isHouse, damage: 0, disabled: false, fate: 'afloat' });

export const fleetFrom = ({ ships: _, admiral, ...fleet }: Forces['fleets'][number], isHouse: boolean): Fleet => ({
  ...fleet,
  isHouse,
  admiral: admiral && { ...admiral, condition: 'unharmed' },
  ...{ initiative: false, place: 'port', blockade: false, eliminated: false },
});

export const hqFrom = ({ units: _, ...hq }: Forces['headquarters'][number], isHouse: boolean): Headquarters => ({
  ...hq,
  isHouse,
  activation: 'ready',
});

export const unitFrom = (
  { activation, ...unit }: Forces['headquarters'][number]['units'][number],
  { id, side }: { readonly id: string | null; readonly side: Unit['side'] },
  isHouse: boolean,
): Unit => ({
  ...unit,
  ...{ isHouse, side, hq: id, number: activation, lost: 0, activation: 'ready' },
  ...{ supplied: true, entrenched: false, defended: false },
});

const byId = <T extends { readonly id: string }>(items: readonly T[]): Readonly<Record<string, T>> =>
  Object.fromEntries(items.map((item) => [item.id, item]));

const NO_AID = Object.fromEntries(AID_EVENTS.map((event) => [event, false])) as Record<AidEvent, boolean>;

export function begin(setup: Setup): CampaignState {
  const { name, season: first, turnLimit, houseRules, forces, manoeuvre } = setup;
  const { fleets, headquarters, sighting, turnsPerSeason } = forces;
  const isHouse = setup.forcesFrom === 'house';
  return {
    ...{ name, rulings: { ...DEFAULT_RULINGS, ...houseRules }, turn: 1, turnLimit },
    ...{ season: first, seasonTurn: 1, turnsPerSeason, stage: 'irn-initiative', round: 1, ticks: [] },
    sighting: { ...sighting, isHouse },
    manoeuvre: manoeuvreInForce(manoeuvre),
    fleets: byId(fleets.map((fleet) => fleetFrom(fleet, isHouse))),
    ships: byId(fleets.flatMap((fleet) => fleet.ships.map((ship) => shipFrom(ship, fleet, isHouse)))),
    headquarters: byId(headquarters.map((hq) => hqFrom(hq, isHouse))),
    units: byId(headquarters.flatMap((hq) => hq.units.map((unit) => unitFrom(unit, hq, isHouse)))),
    picks: { ijn: null, irn: null },
    ...{ sinkingUsed: false, blockaded: [], attrition: null, aid: NO_AID, ledger: [] },
    ...{ assaultRound: 1, losses: null, battle: null, result: null },
  };
}
