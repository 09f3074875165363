import { listBackups } from './backup/backups';
import { roomLeft } from './backup/shelf';
import type { Driver } from './db/driver';

export interface SpaceOfBattle {
  readonly id: string;
  readonly name: string;
  readonly entries: number;
  readonly bytes: number;
  readonly deleted: boolean;
}

/** What takes space on this device, in bytes, and whether the database is sound. */
export interface Diagnostics {
  readonly file: number;
  readonly version: number;
  readonly sound: boolean;
  readonly battles: readonly SpaceOfBattle[];
  readonly documents: readonly { readonly kind: string; readonly count: number; readonly bytes: number }[];
  readonly snapshots: number;
  readonly backups: { readonly count: number; readonly bytes: number; readonly last: string | null };
  readonly room: number | null;
}

export async function diagnose(db: Driver): Promise<Diagnostics> {
  const number = async (sql: string): Promise<number> => {
    const row = await db.get<Record<string, number>>(sql);
    return row ? Number(Object.values(row)[0] ?? 0) : 0;
  };
  const [check] = await db.all<Record<string, string>>('PRAGMA integrity_check(1)');
  const backups = await listBackups().catch(() => []);
  const battles = await db.all<Omit<SpaceOfBattle, 'deleted'> & { deletedAt: string | null }>(
    `SELECT b.id, b.name, COUNT(l.seq) AS entries, COALESCE(SUM(LENGTH(l.body) + LENGTH(l.chain) + 40), 0) AS bytes,
       b.deleted_at AS deletedAt
     FROM battles b LEFT JOIN log l ON l.battle = b.id GROUP BY b.id ORDER BY bytes DESC`,
  );
  return {
    file: (await number('PRAGMA page_count')) * (await number('PRAGMA page_size')),
    version: await number('PRAGMA user_version'),
    sound: check === undefined || Object.values(check)[0] === 'ok',
    battles: battles.map(({ deletedAt, ...battle }) => ({ ...battle, deleted: deletedAt !== null })),
    documents: await db.all(
      'SELECT kind, COUNT(*) AS count, SUM(LENGTH(body)) AS bytes FROM documents GROUP BY kind ORDER BY kind',
    ),
    snapshots: await number('SELECT COALESCE(SUM(LENGTH(body)), 0) AS bytes FROM snapshots'),
    backups: {
      count: backups.length,
      bytes: backups.reduce((sum, { bytes }) => sum + bytes, 0),
      last: backups[0]?.at ?? null,
    },
    room: await roomLeft().catch(() => null),
  };
}
