import { err, ok, type Result } from '@/lib/result';
import { joinCodeText, parseJoinCode } from '@/link/protocol/join';

import type { KeptSeat } from './kept-seats';

export type Invitation = Omit<KeptSeat, 'name'>;
export type BadInvitation = 'BAD_ADDRESS' | 'NO_HOST';

/** What was scanned, pasted or typed: a whole address, or what stands behind its `#` where the host is known. */
export function readInvitation(text: string, host: string | null): Result<Invitation, BadInvitation> {
  const code = parseJoinCode(text);
  if (!code) return err('BAD_ADDRESS');
  const named = originOf(text.slice(0, Math.max(0, text.indexOf('#'))).trim());
  if (named !== null) return ok({ ...code, host: named });
  return host === null ? err('NO_HOST') : ok({ ...code, host });
}

/** Phones' keyboards like to leave the http out. */
function originOf(address: string): string | null {
  if (!/[.:]/.test(address)) return null;
  try {
    const { origin, hostname } = new URL(/^https?:\/\//i.test(address) ? address : `http://${address}`);
    return hostname === '' ? null : origin;
  } catch {
    return null;
  }
}

export const invitationAddress = ({ host, ...code }: Invitation): string => `${host}/join#${joinCodeText(code)}`;
