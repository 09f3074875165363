import { type RefObject, useLayoutEffect } from 'react';

/** What each open sheet hangs in, below the body; the sheet in front is the last. */
const open: Element[] = [];

/**
 * A reader in a browser wanders from a sheet into the screen behind it, and a key may land there. Nothing but the sheet in
 * front can be read or reached; once it has closed, the focus goes back to where it was, or a reader would begin again at the top.
 */
export function useNothingBehind(sheet: RefObject<unknown>): void {
  useLayoutEffect(() => {
    const before = document.activeElement;
    const own = [...document.body.children].find(
      (each) => sheet.current instanceof Node && each.contains(sheet.current),
    );
    if (!own) return;
    open.push(own);
    markBehind();
    return () => {
      open.splice(open.indexOf(own), 1);
      markBehind();
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [sheet]);
}

function markBehind(): void {
  const front = open.at(-1);
  for (const each of document.body.children) each.toggleAttribute('inert', front !== undefined && each !== front);
}
