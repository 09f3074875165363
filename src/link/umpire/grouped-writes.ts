import type { Driver, Statement } from '@/store/db/driver';

interface Write {
  readonly statements: readonly Statement[];
  resolve(): void;
  reject(error: unknown): void;
}

/**
 * Tables of one host that write in the same moment wait for the disk once, together: each is answered when all of it is
 * there. Where that fails each is tried alone, so that one cannot spoil the others.
 */
export function groupedWrites(db: Driver): Driver {
  let waiting: Write[] = [];
  const alone = ({ statements, resolve, reject }: Write) => db.transaction(statements).then(resolve, reject);
  const writeAll = async () => {
    const group = waiting;
    waiting = [];
    try {
      await db.transaction(group.flatMap(({ statements }) => statements));
    } catch {
      for (const each of group) await alone(each);
      return;
    }
    for (const { resolve } of group) resolve();
  };
  const together = (statements: readonly Statement[]) =>
    new Promise<void>((resolve, reject) => {
      waiting.push({ statements, resolve, reject });
      // Once every line that has something to say has been heard.
      if (waiting.length === 1) setImmediate(() => void writeAll());
    });
  const transaction = ((work: Parameters<Driver['transaction']>[0] | readonly Statement[]) =>
    typeof work === 'function' ? db.transaction(work) : together(work)) as Driver['transaction'];
  return { ...db, transaction };
}
