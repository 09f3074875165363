import { type Status } from './damage';
import { isSmallCraft, type ShipType, type Side } from './types';

export type Losses = { readonly ships: number; readonly boats: number; readonly transports: number };

/** What a base has suffered; `unitsLost` counts boats or convoy ships. */
type Casualty = {
  readonly side: Side;
  readonly type: ShipType;
  readonly status: Status;
  readonly unitsLost: number;
};

/** The neutral tally beside a scenario's own victory text: ships sunk or abandoned, boats and transports lost one by one (TOGO-74, AMB-44). */
export function tally(bases: readonly Casualty[]): { readonly [S in Side]: Losses } {
  const of = (side: Side): Losses => {
    const own = bases.filter((base) => base.side === side);
    const units = (...types: readonly ShipType[]): number =>
      own.filter((base) => types.includes(base.type)).reduce((sum, base) => sum + base.unitsLost, 0);
    return {
      // A base of boats is counted by its boats: one that is gone altogether is not a ship more.
      ships: own.filter(({ type, status }) => !isSmallCraft(type) && (status === 'sunk' || status === 'abandoned'))
        .length,
      boats: units('TBD', 'TB'),
      transports: units('convoy'),
    };
  };
  return { ijn: of('ijn'), irn: of('irn') };
}
