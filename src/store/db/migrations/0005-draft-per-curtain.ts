/**
 * An unfinished strip for each curtain: both sides may hold a secret choice at once, and the table a strip of its own.
 * SQL cannot tell whose a command is: the strips of before count as everybody's until their battle is opened.
 */
export const sql = `
  CREATE TABLE drafts_by_curtain (
    battle TEXT NOT NULL REFERENCES battles (id),
    curtain TEXT NOT NULL DEFAULT 'public',
    body TEXT NOT NULL,
    updated_at TEXT NOT NULL,
    PRIMARY KEY (battle, curtain)
  ) STRICT, WITHOUT ROWID;
  INSERT INTO drafts_by_curtain (battle, body, updated_at) SELECT battle, body, updated_at FROM drafts;
  DROP TABLE drafts;
  ALTER TABLE drafts_by_curtain RENAME TO drafts;
`;
