import { type Invitation, invitationAddress } from './invitation';

export const arrivedBy = (): { readonly host: string | null; readonly fragment: string } => ({
  host: location.origin,
  fragment: location.hash.slice(1),
});

/** Opens the page of another host: a page may only speak to the one it came from. True when it is on its way. */
export function goTo(invitation: Invitation): boolean {
  if (invitation.host === location.origin) return false;
  location.assign(invitationAddress(invitation));
  return true;
}

/** Over plain http a page has none. */
export const hasCamera = (): boolean => 'mediaDevices' in navigator;
