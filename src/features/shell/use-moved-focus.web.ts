import { usePathname } from 'expo-router';
import { useEffect, useRef } from 'react';

/** A screen that is still loading comes later: it is waited for so many frames. */
const MOST_FRAMES = 600;

/**
 * A browser leaves the focus on a screen that went out of sight, and a reader or a keyboard with it. Here it goes to the title of
 * the screen that came to the front, or back to what had it there before.
 */
export function useMovedFocus(): void {
  const path = usePathname();
  const shown = useRef(path);
  const left = useRef(new Map<string, HTMLElement>());
  useEffect(() => {
    const remember = ({ target }: FocusEvent) =>
      void (target instanceof HTMLElement && left.current.set(shown.current, target));
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    const before = left.current.get(path);
    let frames = 0;
    let next = requestAnimationFrame(move);
    function move() {
      if (!isHeld() && giveFocus(before)) return;
      if ((frames += 1) < MOST_FRAMES) next = requestAnimationFrame(move);
    }
    return () => cancelAnimationFrame(next);
  }, [path]);
}

/** Whether something in sight has it: the screen before, until it has gone, or a field that asked for it. */
const isHeld = (): boolean => {
  const { activeElement } = document;
  return activeElement !== null && activeElement !== document.body && activeElement.checkVisibility();
};

function giveFocus(before: HTMLElement | undefined): boolean {
  const main = [...document.querySelectorAll<HTMLElement>('[role="main"]')].filter((each) => each.checkVisibility());
  const [front, kept] = [main.at(-1), before?.isConnected && before.checkVisibility() ? before : null];
  const target = kept ?? front?.parentElement?.querySelector<HTMLElement>('h1') ?? front;
  if (!target) return false;
  if (target !== kept) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  return true;
}
