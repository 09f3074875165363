import { mkdirSync } from 'node:fs';
import { open, readdir, readFile, rename, unlink } from 'node:fs/promises';
import { join } from 'node:path';

import type { OutboxStore } from '@/link/client/outbox';
import type { Ask } from '@/link/protocol/messages';

/** An outbox on disk, for phones that are processes: a file for each tap, whole or not there. */
export function fileOutbox(folder: string): OutboxStore {
  mkdirSync(folder, { recursive: true });
  let last = 0;
  const files = async () => (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  return {
    load: async () => {
      const names = await files();
      last = Number(names.at(-1)?.split('-')[0] ?? 0);
      return Promise.all(names.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as Ask));
    },
    put: async (ask) => {
      last += 1;
      const name = join(folder, `${String(last).padStart(8, '0')}-${ask.tap}.json`);
      const file = await open(`${name}.new`, 'w');
      await file.writeFile(JSON.stringify(ask));
      await file.sync();
      await file.close();
      await rename(`${name}.new`, name);
    },
    remove: async (tap) => {
      for (const name of await files()) if (name.endsWith(`-${tap}.json`)) await unlink(join(folder, name));
    },
  };
}
