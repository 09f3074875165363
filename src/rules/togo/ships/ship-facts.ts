import type { Side } from '../types';

export type ShipId = string;

const SHIP_KINDS = [
  'battleship',
  'coast-defence',
  'armoured-cruiser',
  'protected-cruiser',
  'scout-cruiser',
  'dispatch',
  'gunboat',
  'destroyer',
  'torpedo-boat',
  'armed-merchant',
  'transport',
] as const;
export type ShipKind = (typeof SHIP_KINDS)[number];

export const SQUADRONS = [
  // Japanese
  'first-squadron',
  'second-squadron',
  'third-squadron',
  'first-division',
  'second-division',
  'third-division',
  'fourth-division',
  'fifth-division',
  'sixth-division',
  'seventh-division',
  'first-destroyer-division',
  'second-destroyer-division',
  'third-destroyer-division',
  'fourth-destroyer-division',
  'fifth-destroyer-division',
  'first-torpedo-boat-division',
  'ninth-torpedo-boat-division',
  'tenth-torpedo-boat-division',
  'eleventh-torpedo-boat-division',
  'fourteenth-torpedo-boat-division',
  'fifteenth-torpedo-boat-division',
  'seventeenth-torpedo-boat-division',
  'eighteenth-torpedo-boat-division',
  'nineteenth-torpedo-boat-division',
  'twentieth-torpedo-boat-division',
  'base-guard',
  'special-service-squadron',
  'transports',
  // Russian
  'port-arthur',
  'chemulpo',
  'vladivostok',
  'second-pacific',
  'third-pacific',
] as const;
export type Squadron = (typeof SQUADRONS)[number];

/** How her torpedo tubes stood; `mixed` is some of each. */
const TUBE_FACTS = ['none', 'fixed', 'trainable', 'mixed'] as const;
export type TubeFact = (typeof TUBE_FACTS)[number];

/** Guns of one calibre, and how many of them bear ahead, to one side and astern. */
export type GunGroup = {
  readonly calibreMm: number;
  readonly guns: number;
  readonly bow: number;
  readonly side: number;
  readonly stern: number;
};

/** What history says of a ship. The ratings of the game are worked out from it, never stored beside it. */
export type ShipFacts = {
  readonly id: ShipId;
  readonly name: string;
  /** Other ways the name has been written, and other names she went by. */
  readonly oldSpellings: readonly string[];
  readonly side: Side;
  readonly kind: ShipKind;
  readonly shipClass: string;
  readonly squadrons: readonly Squadron[];
  readonly launched: number;
  readonly displacementT: number;
  readonly lengthM: number;
  readonly speedKn: number;
  readonly beltMm: number;
  readonly deckMm: number;
  readonly turretMm: number;
  readonly mainGuns: readonly GunGroup[];
  readonly secondaryGuns: readonly GunGroup[];
  readonly tertiaryGuns: readonly GunGroup[];
  readonly torpedoTubes: number;
  readonly tubesMount: TubeFact;
  readonly fate: string;
  readonly notes: string;
  /** The facts the sources do not agree on, each with what they say, or '' where they say no more. */
  readonly doubts: Doubts;
};

export type FactName = Exclude<keyof ShipFacts, 'id' | 'side' | 'notes' | 'doubts'>;
export type Doubts = { readonly [F in FactName]?: string };

/** For a screen that shows one fact: is it certain, and if not, what do the sources say? */
export function doubtAbout(ship: ShipFacts, fact: FactName): { readonly remark: string | null } | null {
  const remark = ship.doubts[fact];
  return remark === undefined ? null : { remark: remark === '' ? null : remark };
}
