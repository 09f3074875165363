import { useEffect, useEffectEvent, useRef } from 'react';
import type { GestureResponderEvent } from 'react-native';

import { locationIn, useTurned, wayIn } from '@/ui/turned';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What a finger has taken hold of: a token, or the board itself. */
export interface Hold {
  /** How far the finger has come since it took hold, and where it is in the window. */
  drag(way: Point, at: Point): void;
  drop(): void;
  /** A turned phone, a call: as if nothing had been touched. */
  cancel(): void;
}

interface TouchProps {
  readonly width: number;
  readonly height: number;
  readonly onTap: (at: Point) => void;
  /** Where a finger begins to move. */
  readonly onHold: (at: Point) => Hold;
}

interface Session {
  readonly touch: string;
  readonly from: Point;
  readonly page: Point;
  hold: Hold | null;
}

const STARTS_AFTER = 6;

/** One finger taps, drags a token or shifts the board; a second one is somebody leaning on the table. */
export function useBoardTouch({ width, height, onTap, onHold }: TouchProps) {
  const session = useRef<Session | null>(null);
  const turned = useTurned();

  const begin = ({ nativeEvent }: GestureResponderEvent) => {
    if (session.current) return;
    session.current = {
      touch: nativeEvent.identifier,
      from: {
        x: locationIn(turned, nativeEvent.locationX, width),
        y: locationIn(turned, nativeEvent.locationY, height),
      },
      page: { x: nativeEvent.pageX, y: nativeEvent.pageY },
      hold: null,
    };
  };
  const follow = ({ nativeEvent }: GestureResponderEvent) => {
    const now = session.current;
    const touch = now && nativeEvent.touches.find(({ identifier }) => identifier === now.touch);
    if (!now || !touch) return;
    const way = { x: wayIn(turned, touch.pageX - now.page.x), y: wayIn(turned, touch.pageY - now.page.y) };
    if (!now.hold && Math.hypot(way.x, way.y) < STARTS_AFTER) return;
    now.hold ??= onHold(now.from);
    now.hold.drag(way, { x: now.from.x + way.x, y: now.from.y + way.y });
  };
  const end = ({ nativeEvent }: GestureResponderEvent) => {
    const now = session.current;
    if (!now || !nativeEvent.changedTouches.some(({ identifier }) => identifier === now.touch)) return;
    session.current = null;
    if (now.hold) now.hold.drop();
    else onTap(now.from);
  };
  const cancel = () => {
    session.current?.hold?.cancel();
    session.current = null;
  };

  // A phone turned in the middle of a drag has other lanes under the finger. What stands below the board may grow meanwhile.
  const letGo = useEffectEvent(cancel);
  useEffect(() => () => letGo(), [width]);

  return {
    onStartShouldSetResponder: () => true,
    onMoveShouldSetResponder: () => true,
    onResponderTerminationRequest: () => false,
    onResponderGrant: (event: GestureResponderEvent): boolean => {
      begin(event);
      return true;
    },
    onResponderMove: follow,
    onResponderEnd: end,
    onResponderTerminate: cancel,
  };
}
