import { battleFile } from './battle-file';

/** A battle off Ulsan that two captains have played up to the gunfire of the sixth turn, as a file to import. */
export const ulsanFile = (): Promise<string> =>
  battleFile({ scenario: 'ulsan', seed: 11, until: { turn: 6, phase: 'F' } });
