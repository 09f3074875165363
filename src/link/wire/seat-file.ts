import { open, readFile, rename } from 'node:fs/promises';

/** The seats of a host beside its database: whole or as before, whenever the machine is switched off. */
export function seatFile(file: string): { read(): Promise<string | null>; write(text: string): Promise<void> } {
  let last: Promise<void> = Promise.resolve();
  const replace = async (text: string): Promise<void> => {
    const handle = await open(`${file}.new`, 'w', 0o600);
    try {
      await handle.writeFile(text);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(`${file}.new`, file);
  };
  return {
    read: async () => {
      try {
        return await readFile(file, 'utf8');
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    write: (text) => {
      const written = last.then(() => replace(text));
      last = written.catch(() => undefined);
      return written;
    },
  };
}
