/** What the user deletes goes out of sight, not out of the database; a battle can also be laid aside without deleting it. */
export const sql = `
  ALTER TABLE documents ADD COLUMN deleted_at TEXT;
  ALTER TABLE battles ADD COLUMN archived_at TEXT;
`;
