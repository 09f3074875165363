import { useEffect, useEffectEvent, useRef } from 'react';
import type { GestureResponderEvent, NativeTouchEvent } from 'react-native';

import { type Camera, panBy, zoomAt } from '@/measure/camera';
import { screenPoint, type ScreenPoint } from '@/measure/point';
import { locationIn, useTurned, wayIn } from '@/ui/turned';

/** What one finger has taken hold of. */
export interface Hold {
  /** The finger is here now. */
  drag(at: ScreenPoint): void;
  /** It was lifted: what was dragged stays. */
  drop(): void;
  /** A second finger, a turned phone, a call: as if nothing had been touched. */
  cancel(): void;
}

interface TouchProps {
  readonly camera: Camera | null;
  readonly onCamera: (camera: Camera) => void;
  readonly onTap: (at: ScreenPoint) => void;
  /** What a finger that begins to move here takes hold of; null is the chart itself. */
  readonly holdAt: (at: ScreenPoint) => Hold | null;
}

interface Session {
  readonly from: ScreenPoint;
  /** The same on the page. */
  readonly page: ScreenPoint;
  readonly touch: string;
  camera: Camera;
  state: 'touched' | 'held' | 'panning' | 'pinching' | 'over';
  hold: Hold | null;
  pinch: { readonly from: readonly [ScreenPoint, ScreenPoint]; readonly camera: Camera } | null;
}

const STARTS_AFTER = 5;

/** One finger pans or drags, two pinch. The second finger always wins: nobody moves a piece with two. */
export function useChartTouch({ camera, onCamera, onTap, holdAt }: TouchProps) {
  const session = useRef<Session | null>(null);
  const turned = useTurned();

  const begin = ({ nativeEvent }: GestureResponderEvent) => {
    if (!camera || session.current) return;
    const { width, height } = camera.window;
    const from = screenPoint(
      locationIn(turned, nativeEvent.locationX, width),
      locationIn(turned, nativeEvent.locationY, height),
    );
    session.current = {
      from,
      page: screenPoint(nativeEvent.pageX, nativeEvent.pageY),
      touch: nativeEvent.identifier,
      camera,
      state: 'touched',
      hold: null,
      pinch: null,
    };
  };

  const follow = ({ nativeEvent }: GestureResponderEvent) => {
    const now = session.current;
    if (!now || now.state === 'over') return;
    const at = ({ pageX, pageY }: NativeTouchEvent) =>
      screenPoint(now.from.x + wayIn(turned, pageX - now.page.x), now.from.y + wayIn(turned, pageY - now.page.y));
    const [one, other] = nativeEvent.touches;
    if (one && other) return pinch(now, [at(one), at(other)], onCamera);
    if (now.state === 'pinching') {
      // The finger that is left neither pans nor drags: it only waits to be lifted.
      now.state = 'over';
      return;
    }
    const touch = nativeEvent.touches.find(({ identifier }) => identifier === now.touch);
    if (!touch) return;
    const point = at(touch);
    const [dx, dy] = [point.x - now.from.x, point.y - now.from.y];
    if (now.state === 'touched') {
      if (Math.hypot(dx, dy) < STARTS_AFTER) return;
      now.hold = holdAt(now.from);
      now.state = now.hold ? 'held' : 'panning';
    }
    if (now.state === 'held') now.hold?.drag(point);
    else onCamera(panBy(now.camera, dx, dy));
  };

  const end = ({ nativeEvent }: GestureResponderEvent) => {
    const now = session.current;
    if (!now || nativeEvent.touches.length > 0) return;
    session.current = null;
    if (now.state === 'touched') onTap(now.from);
    else if (now.state === 'held') now.hold?.drop();
  };

  const cancel = () => {
    session.current?.hold?.cancel();
    session.current = null;
  };

  // A window turned in the middle of a drag shows another piece of the chart under the finger.
  const letGo = useEffectEvent(cancel);
  const size = camera && `${camera.window.width}x${camera.window.height}`;
  useEffect(() => () => letGo(), [size]);

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

function pinch(now: Session, at: readonly [ScreenPoint, ScreenPoint], onCamera: (camera: Camera) => void): void {
  if (now.state !== 'pinching' || !now.pinch) {
    now.hold?.cancel();
    now.hold = null;
    now.state = 'pinching';
    now.pinch = { from: at, camera: now.camera };
    return;
  }
  const { from, camera } = now.pinch;
  const [before, after] = [middleOf(from), middleOf(at)];
  const factor = gap(at) / Math.max(1, gap(from));
  onCamera(panBy(zoomAt(camera, before, factor), after.x - before.x, after.y - before.y));
}

const middleOf = ([a, b]: readonly [ScreenPoint, ScreenPoint]): ScreenPoint =>
  screenPoint((a.x + b.x) / 2, (a.y + b.y) / 2);
const gap = ([a, b]: readonly [ScreenPoint, ScreenPoint]): number => Math.hypot(a.x - b.x, a.y - b.y);
