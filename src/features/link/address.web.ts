import { type Invitation, invitationAddress } from './invitation';

export const arrivedBy = (): { readonly host: string | null; readonly fragment: string } => ({
  host: location.origin,
  fragment: location.hash.slice(1),
});

/** Another code came into the address of this page, which is not loaded anew for that. */
export function onArrival(arrived: (fragment: string) => void): () => void {
  const look = () => {
    if (location.hash.length > 1) arrived(location.hash.slice(1));
  };
  addEventListener('hashchange', look);
  return () => removeEventListener('hashchange', look);
}

/** Opens the page of another host: a page may only speak to the one it came from. True when it is on its way. */
export function goTo(invitation: Invitation): boolean {
  if (invitation.host === location.origin) return false;
  location.assign(invitationAddress(invitation));
  return true;
}
