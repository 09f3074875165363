import { batteriesIn, rateShip } from '../ships/rate-ship';
import type { ShipFacts } from '../ships/ship-facts';
import type { ByArc, Gun, ShipType } from '../types';
import type { QuickShip } from './commands';

/** Destroyers' guns changed with the year (TOGO-42); Quick shot asks for none. */
const YEAR = 1904;

/** A ship of the library as Quick shot takes her. */
export function quickShip(facts: ShipFacts): QuickShip {
  const { type, speed, armour, size, batteries, torpedoes, boatsPerBase } = rateShip(facts);
  return {
    id: facts.id,
    name: facts.name,
    side: facts.side,
    card: { type, speed, armour, size, batteries: batteriesIn(YEAR, facts.side, batteries), torpedoes },
    ...(boatsPerBase > 1 ? { units: boatsPerBase } : {}),
    lengthM: facts.lengthM,
  };
}

interface Bare {
  readonly type?: ShipType;
  readonly size?: number;
  readonly armour?: number;
  readonly gun?: { readonly weapon: Gun; readonly dice: number };
  readonly torpedoFactors?: number;
  readonly units?: number;
}

/** Only a weapon, or only a hull: what somebody without a ship in mind wants to know. */
export function bareShip(bare: Bare): QuickShip {
  const { type = 'B', size = 5, armour = 0, gun, torpedoFactors = 0, units } = bare;
  const everywhere = (dice: number): ByArc<number> => ({ bow: dice, side: dice, stern: dice });
  return {
    id: null,
    name: '',
    side: null,
    card: {
      type,
      speed: 0,
      armour,
      size: { gun: size, torpedo: size },
      batteries: gun ? [{ name: gun.weapon, weapon: gun.weapon, main: true, dice: everywhere(gun.dice) }] : [],
      torpedoes: { factors: torpedoFactors, mount: torpedoFactors > 0 ? 'trainable' : null },
    },
    ...(units === undefined ? {} : { units }),
  };
}
