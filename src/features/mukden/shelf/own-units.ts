import { HOUSE_UNITS, type Setup, type UnitsDocument } from '@/rules/mukden/index';
import { useLibrary } from '@/store/library';

export const UNITS_KIND = 'mukden-units';
/** The register that is typed in here; others may have come with a file. */
export const OWN_UNITS = 'units';

export const unitsInForce = (registers: ReadonlyMap<string, UnitsDocument>): UnitsDocument | null =>
  registers.get(OWN_UNITS) ?? [...registers.values()][0] ?? null;

/** The owner's units; null while the house's are used. */
export const useOwnUnits = (): UnitsDocument | null =>
  useLibrary(({ [UNITS_KIND]: registers }) => unitsInForce(registers));

/** All registers on this device, the one in force first. */
export function useRegisters(): readonly UnitsDocument[] {
  const registers = useLibrary(({ [UNITS_KIND]: kept }) => kept);
  const first = unitsInForce(registers);
  return first === null ? [] : [first, ...[...registers.values()].filter((each) => each !== first)];
}

/** The owner's register where there is one, else the house's. */
export const AUTO = 'auto';
export const HOUSE = 'house';
/** Counters on the table only. */
export const NONE = 'none';

/** The units a campaign begins with: a register by its id, the house's, or none. */
export function unitsFor(choice: string): Pick<Setup, 'units' | 'unitsFrom'> {
  const registers = useLibrary.getState()[UNITS_KIND];
  if (choice === NONE) return { units: [], unitsFrom: 'yours' };
  const register = choice === AUTO ? unitsInForce(registers) : (registers.get(choice) ?? null);
  return register === null ? { units: HOUSE_UNITS, unitsFrom: 'house' } : { units: register.units, unitsFrom: 'yours' };
}
