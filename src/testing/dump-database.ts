import type { Queries, SqlValue } from '@/store/db/driver';

/** A whole database as SQL, in a fixed order: two databases with the same dump hold the same. */
export async function dumpDatabase(db: Queries): Promise<string> {
  const version = await db.get<{ user_version: number }>('PRAGMA user_version');
  const tables = await db.all<{ name: string; sql: string }>(
    "SELECT name, sql FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY rowid",
  );
  const lines = [`PRAGMA user_version = ${version?.user_version ?? 0};`];
  for (const { name, sql } of tables) {
    const rows = await db.all<Record<string, SqlValue>>(`SELECT * FROM ${name}`);
    lines.push(`${sql};`, ...rows.map((row) => insertion(name, row)).sort());
  }
  return `${lines.join('\n')}\n`;
}

const insertion = (table: string, row: Readonly<Record<string, SqlValue>>): string =>
  `INSERT INTO ${table} (${Object.keys(row).join(', ')}) VALUES (${Object.values(row).map(literal).join(', ')});`;

function literal(value: SqlValue): string {
  if (value === null) return 'NULL';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return `'${value.replaceAll("'", "''")}'`;
  return `x'${Array.from(value, (byte) => byte.toString(16).padStart(2, '0')).join('')}'`;
}
