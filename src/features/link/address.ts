import type { Invitation } from './invitation';

/** The host whose page this is, and what stands behind the `#` of its address: an app of its own has neither. */
export const arrivedBy = (): { readonly host: string | null; readonly fragment: string } => ({
  host: null,
  fragment: '',
});

/** Only the address of a page changes under it. */
export const onArrival =
  (_arrived: (fragment: string) => void): (() => void) =>
  () =>
    undefined;

/** An app of its own may speak to any host. */
export const goTo = (_invitation: Invitation): boolean => false;
