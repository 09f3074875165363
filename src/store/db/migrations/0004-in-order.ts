/**
 * Battles by what was done last, whatever the clock says: a number that only grows. Those nobody has touched since have
 * none and follow by their dates. Snapshots, a projection, are dropped: they are now those of one build.
 */
export const sql = `
  ALTER TABLE battles ADD COLUMN touched INTEGER NOT NULL DEFAULT 0;

  DROP TABLE snapshots;
  CREATE TABLE snapshots (
    battle TEXT PRIMARY KEY REFERENCES battles (id),
    seq INTEGER NOT NULL,
    chain TEXT NOT NULL,
    build TEXT NOT NULL,
    body TEXT NOT NULL
  ) STRICT;
`;
