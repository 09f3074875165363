import type { Folder } from './battle-cli';
import type { Hall, HallSeat } from './hall';
import { bundled, type Program, started } from './program';

interface Said {
  readonly address: string;
  readonly joins: readonly HallSeat[];
}

/** The host of a table, on the embedded wire. */
export async function openEmbeddedHall(folder: Folder, programs: string): Promise<Hall> {
  const file = await bundled('link-host', programs);
  let [host, { address, joins }] = await started<Said>(file, [folder.path]);
  const stop = (): Promise<void> => (host as Program<Said>).kill();
  return {
    address,
    seats: joins,
    shoot: async () => {
      await stop();
      [host] = await started<Said>(file, [folder.path, address]);
    },
    database: async () => {
      await stop();
      return folder.file('host.db');
    },
    stop,
  };
}
