import { useEffect, useEffectEvent } from 'react';

import type { PadKeys } from './use-pad-keys';

/** Physical keys for a pad: typed dice are faster than clicked ones. */
export function usePadKeys({ pad, everywhere, onKey }: PadKeys): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const inside = within(pad.current, event.target);
    if (!inside && (!everywhere || belongsElsewhere(event.target))) return;
    if (onKey(event.key)) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

// On the web a view's ref is its element; React Native's types cannot say so.
const within = (pad: unknown, target: EventTarget | null): boolean =>
  pad instanceof Node && target instanceof Node && pad.contains(target);

/** Typing a name, or an open sheet in front of the pad. */
const belongsElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable], [aria-modal="true"]') !== null;
