import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { View } from 'react-native';

import { screenPoint, type ScreenPoint } from '@/measure/point';
import { locationIn, useTurned } from '@/ui/turned';

export type OnWheel = (at: ScreenPoint, factor: number) => void;

/** The mouse wheel, and the pinch of a trackpad, which a browser tells as one. */
export function useWheel(view: RefObject<View | null>, isThere: boolean, onWheel: OnWheel): void {
  const turned = useTurned();
  const turn = useEffectEvent((event: WheelEvent) => {
    // Not passive, or the browser would enlarge the whole page.
    event.preventDefault();
    const box = (event.currentTarget as HTMLElement).getBoundingClientRect();
    const at = screenPoint(
      locationIn(turned, event.clientX - box.left, box.width),
      locationIn(turned, event.clientY - box.top, box.height),
    );
    onWheel(at, Math.exp(-event.deltaY / 400));
  });
  useEffect(() => {
    const element = view.current as unknown as HTMLElement | null;
    const listener = (event: WheelEvent) => turn(event);
    element?.addEventListener('wheel', listener, { passive: false });
    return () => element?.removeEventListener('wheel', listener);
    // The chart comes only once its window has a size.
  }, [view, isThere]);
}
