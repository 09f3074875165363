/**
 * THE LOG IS THE USER'S GAMES. It only ever grows: no migration may alter or delete a row of `log`.
 * `battles` and `drafts` are documents (the user's own, never dropped); `snapshots` is a projection (drop at will).
 */
export const sql = `
  CREATE TABLE battles (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    book TEXT NOT NULL,
    created_at TEXT NOT NULL,
    deleted_at TEXT
  ) STRICT;

  CREATE TABLE log (
    battle TEXT NOT NULL REFERENCES battles (id),
    seq INTEGER NOT NULL CHECK (seq >= 1),
    action INTEGER NOT NULL CHECK (action <= seq),
    version INTEGER NOT NULL,
    body TEXT NOT NULL,
    at TEXT NOT NULL,
    chain TEXT NOT NULL,
    PRIMARY KEY (battle, seq)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE drafts (
    battle TEXT PRIMARY KEY REFERENCES battles (id),
    body TEXT NOT NULL,
    updated_at TEXT NOT NULL
  ) STRICT;

  CREATE TABLE snapshots (
    battle TEXT PRIMARY KEY REFERENCES battles (id),
    seq INTEGER NOT NULL,
    chain TEXT NOT NULL,
    reader INTEGER NOT NULL,
    body TEXT NOT NULL
  ) STRICT;
`;
