/** A linked game is known by the seat that this phone has in it: its screens stand below `/battle/seat-…`. */
const PREFIX = 'seat-';

export const linkedId = (seat: string): string => PREFIX + seat;

/** Null for a game on this device. */
export const seatIn = (id: string): string | null => (id.startsWith(PREFIX) ? id.slice(PREFIX.length) : null);
