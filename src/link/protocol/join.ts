/** What a join address carries behind its `#`, which no server ever sees: which seat, and its secret. */
export interface JoinCode {
  readonly seat: string;
  readonly secret: string;
}

export const SECRET = /^[0-9a-f]{32}$/;
export const SEAT_ID = /^[a-z0-9-]{1,80}$/;

export const joinCodeText = ({ seat, secret }: JoinCode): string => `${seat}.${secret}`;

/** From a whole address, a fragment, or what somebody typed; null where there is none in it. */
export function parseJoinCode(text: string): JoinCode | null {
  const [seat = '', secret = '', ...more] = text
    .slice(text.indexOf('#') + 1)
    .trim()
    .toLowerCase()
    .split('.');
  return more.length === 0 && SEAT_ID.test(seat) && SECRET.test(secret) ? { seat, secret } : null;
}
