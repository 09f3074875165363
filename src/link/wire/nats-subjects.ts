/**
 * What gateways and workers of a league say to each other, beside the frames themselves. A gateway relays lines of phones
 * and knows no secret of any seat; its user of the server may publish and hear what carries its own name, and nothing else.
 */
export const ASKS = 'ASKS';

/** A frame from a phone, kept in a stream until the umpire has done what follows from it. */
export const askSubject = (table: string, gateway: string, line: string): string => `ask.${table}.${gateway}.${line}`;
/** A frame to a phone: nothing keeps it, for a phone that missed one asks for the whole. */
export const showSubject = (gateway: string, line: string): string => `show.${gateway}.${line}`;
/** Which table has this seat? */
export const WHERE = 'where';

/** Instead of a frame, which is never so short: the line is over, or the phone is still on it. */
export const OVER = '';
export const STILL_THERE = '?';
/** How often a gateway says so, and when a worker takes a line for dead of which it has heard nothing. */
export const SIGN_OF_LIFE = 5000;
export const DEAD_AFTER = 6 * SIGN_OF_LIFE;

/** The address a phone calls from, for limits on strangers. */
export const FROM_HEADER = 'From';
