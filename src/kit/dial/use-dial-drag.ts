import { useEffect, useEffectEvent, useRef } from 'react';
import type { GestureResponderEvent, NativeTouchEvent } from 'react-native';

import { screenPoint, type ScreenPoint } from '@/measure/point';
import { locationIn, useTurned, wayIn } from '@/ui/turned';

import { activeOf, positionAt } from './dial-aim';
import { type DialLayout, pointOn } from './dial-layout';
import type { DialPosition, DialProps, DialTarget } from './dial-props';

/** How near to the middle of a handle a finger takes hold of it. */
const GRIP = 32;
/** A finger hides what is under it, so what it drags is lifted above it; a mouse hides nothing. */
export const LIFT = 56;
/** The lift comes in with the first points of the way: nothing jumps under a finger that only taps. */
const LIFT_PER_POINT = 2;
const STARTS_AFTER = 4;

interface Drag {
  readonly touch: string;
  readonly id: string;
  readonly from: ScreenPoint;
  readonly page: ScreenPoint;
  /** From the pointer to the middle of the handle, for a mouse that took it at its rim. */
  readonly grip: ScreenPoint;
  readonly lifts: boolean;
  at: DialPosition;
  travelled: number;
}

type DragProps = Pick<DialProps, 'targets' | 'activeId' | 'onMove' | 'onSettle' | 'onChoose'> & {
  readonly layout: DialLayout | null;
  /** Where the touched view begins on the dial. */
  readonly origin: ScreenPoint;
};

/** One finger takes hold of a target and moves it; a tap beside it puts it there. */
export function useDialDrag({ layout, origin, targets, activeId, onMove, onSettle, onChoose }: DragProps) {
  const drag = useRef<Drag | null>(null);
  const mouse = useRef(false);
  const turned = useTurned();

  const move = (to: DialPosition) => {
    const held = drag.current;
    if (!held || (held.at.range === to.range && held.at.bearing === to.bearing)) return;
    held.at = to;
    onMove(held.id, to);
  };

  const settle = () => {
    const held = drag.current;
    drag.current = null;
    if (held) onSettle?.(held.id, held.at);
  };

  const begin = ({ nativeEvent }: GestureResponderEvent) => {
    if (!layout || drag.current) return;
    // The touched view is a square about the middle of the dial.
    const size = 2 * (layout.centre.x - origin.x);
    const finger = screenPoint(
      locationIn(turned, nativeEvent.locationX, size) + origin.x,
      locationIn(turned, nativeEvent.locationY, size) + origin.y,
    );
    const gripped = grippedAt(finger, layout, { targets, activeId }, onChoose !== undefined);
    const target = gripped ?? activeOf({ targets, activeId });
    if (!target) return;
    const handle = pointOn(layout, target);
    const held = gripped !== undefined && mouse.current;
    drag.current = {
      touch: nativeEvent.identifier,
      id: target.id,
      from: finger,
      page: screenPoint(nativeEvent.pageX, nativeEvent.pageY),
      grip: held ? screenPoint(handle.x - finger.x, handle.y - finger.y) : screenPoint(0, 0),
      lifts: !mouse.current,
      at: { range: target.range, bearing: target.bearing },
      travelled: 0,
    };
    if (target.id !== activeId) onChoose?.(target.id);
    if (!gripped) move(positionAt(layout, finger, target));
  };

  const follow = ({ nativeEvent }: GestureResponderEvent) => {
    const held = drag.current;
    if (!layout || !held) return;
    const touch = touchOf(nativeEvent, held.touch);
    if (!touch) return;
    const [dx, dy] = [wayIn(turned, touch.pageX - held.page.x), wayIn(turned, touch.pageY - held.page.y)];
    held.travelled = Math.max(held.travelled, Math.hypot(dx, dy));
    if (held.travelled < STARTS_AFTER) return;
    const lift = held.lifts ? Math.min(LIFT, held.travelled * LIFT_PER_POINT) : 0;
    const point = screenPoint(held.from.x + dx + held.grip.x, held.from.y + dy + held.grip.y - lift);
    move(positionAt(layout, point, held.at));
  };

  const end = ({ nativeEvent }: GestureResponderEvent) => {
    const held = drag.current;
    if (held && nativeEvent.changedTouches.some(({ identifier }) => identifier === held.touch)) settle();
  };

  // A dial that changes its size under the finger would send the target elsewhere: it stays where it was put last.
  const letGo = useEffectEvent(settle);
  const size = layout && `${layout.width}x${layout.height}`;
  useEffect(() => () => letGo(), [size]);

  return {
    onPointerDown: (event: { readonly nativeEvent: { readonly pointerType?: string } }) => {
      mouse.current = event.nativeEvent.pointerType === 'mouse';
    },
    onStartShouldSetResponder: () => true,
    onMoveShouldSetResponder: () => true,
    // A list that scrolls may not take the finger away in the middle of a drag.
    onResponderTerminationRequest: () => false,
    onResponderGrant: (event: GestureResponderEvent): boolean => {
      begin(event);
      return true;
    },
    onResponderMove: follow,
    onResponderEnd: end,
    onResponderTerminate: settle,
  };
}

/** Touches beyond the first are somebody leaning on the table. */
const touchOf = (event: NativeTouchEvent, identifier: string): NativeTouchEvent | undefined =>
  event.touches.find((touch) => touch.identifier === identifier);

/** The target whose handle is under the finger; the active one when several are. */
function grippedAt(
  finger: ScreenPoint,
  layout: DialLayout,
  { targets, activeId }: Pick<DialProps, 'targets' | 'activeId'>,
  canChoose: boolean,
): DialTarget | undefined {
  const reach = (target: DialTarget) => {
    const { x, y } = pointOn(layout, target);
    return Math.hypot(x - finger.x, y - finger.y);
  };
  const near = targets.filter((target) => (canChoose || target.id === activeId) && reach(target) <= GRIP);
  return near.find(({ id }) => id === activeId) ?? near.sort((a, b) => reach(a) - reach(b))[0];
}
