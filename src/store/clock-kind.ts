/** The kind of document a battle's clock is, by the battle's id. It is of this table and this day: no export takes it along. */
export const CLOCK_KIND = 'play-clock';
