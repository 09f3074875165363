/** A browser lets no page decide what its tab picture shows: the curtain falls as the page is hidden. */
export function useScreenShield(): void {}
