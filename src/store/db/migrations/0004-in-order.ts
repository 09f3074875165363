/**
 * Battles by what was done last, whatever the clock says: a number that only grows. Those nobody has touched since have
 * none and follow by their dates.
 */
export const sql = `
  ALTER TABLE battles ADD COLUMN touched INTEGER NOT NULL DEFAULT 0;
`;
