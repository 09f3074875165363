import { useEffect, useLayoutEffect, useMemo, useRef, useState, type Ref } from 'react';
import { Platform, useWindowDimensions, View, type ViewProps, type ViewStyle } from 'react-native';

import { screenPoint } from '@/measure/point';
import '@/messages/instruments';
import { useT } from '@/messages/messages';
import { hapticTick } from '@/ui/haptics';
import { hasKeyboard } from '@/ui/keys';
import { useTheme } from '@/ui/theme';
import { useStable } from '@/ui/use-stable';

import { PictureSurface, type Surface } from '../picture-surface';
import { activeOf, dialState, type NamedSector, onPlate, type Plate, ringsIn, sectorsIn } from './dial-aim';
import { plateAside, plateGrowth, plateWidth } from './dial-boxes';
import { DialCorners } from './dial-corners';
import { DialHandles } from './dial-handles';
import { DialKeys } from './dial-keys';
import { BEZEL, dialLayout } from './dial-layout';
import { BearingMark, RingNames } from './dial-marks';
import { dialPainter, stateKey } from './dial-painter';
import { DialPlates } from './dial-plates';
import type { DialPosition, DialProps } from './dial-props';
import { DialRow } from './dial-row';
import { PLAIN_SHIP } from './dial-ship';
import { spokenPosition } from './dial-words';
import { useSkia } from '../skia';
import { NearLine } from './near-line';
import { useDialDrag } from './use-dial-drag';
import { useDialSteps } from './use-dial-steps';

/** In a low window this much is for what stands over the dial and under it: a sheet's title, its own line. */
const BELOW = 108;

/** How far beyond the bezel a finger still takes hold: handles stick out of it. */
const TOUCHED_BEYOND = 16;

/** Range and bearing in one gesture: the firing ship in the middle, bow up, and the target where it is dragged. */
export function Dial(props: DialProps) {
  const { targets, activeId, ship = PLAIN_SHIP, firerName, marks, readout, warning, hint, testID = 'dial' } = props;
  const t = useT();
  const { color, haptics, isLargeText, magnification } = useTheme();
  const [width, setWidth] = useState(0);
  const aiming = useAiming(props);
  const plates = plateWidth(magnification);
  const maxHeight = useWindowDimensions().height - BELOW;
  const layout = useMemo(
    () => dialLayout({ width, maxHeight, rings: ringsIn(aiming), largeText: isLargeText, plateWidth: plates }),
    [width, maxHeight, aiming, isLargeText, plates],
  );
  const ready = useSkia();
  const painter = useMemo(
    () => (ready && layout ? dialPainter(layout, aiming, color) : null),
    [ready, layout, aiming, color],
  );
  const surface = useRef<Surface>(null);

  const active = activeOf({ targets, activeId });
  const others = targets.filter(({ id }) => id !== activeId);
  const { held } = dialState(aiming, active);
  const rings = useMemo(() => ringsIn(aiming), [aiming]);
  const sectors = useMemo(() => sectorsIn(aiming), [aiming]);
  // As a word, so that the plates draw again only when it is another.
  const holding = held.map(({ plate }) => plate).join(' ');

  useLayoutEffect(() => {
    if (painter) surface.current?.show(painter.frame({ active, others, ship }));
  });
  useEffect(() => () => painter?.dispose(), [painter]);

  /** On the canvas at once, and then to the screen around it, whose numbers follow as fast as they can. */
  const onMove = (id: string, to: DialPosition) => {
    if (painter && id === activeId) surface.current?.show(painter.frame({ active: to, others, ship }));
    if (stateKey(dialState(aiming, active)) !== stateKey(dialState(aiming, to))) hapticTick(haptics);
    props.onMove(id, to);
  };

  const asideOf = (plate: Plate) => (layout ? plateAside(plate, layout, plateGrowth(magnification), active) : 0);
  const half = layout ? layout.radius + BEZEL + TOUCHED_BEYOND : 0;
  const origin = layout ? screenPoint(layout.centre.x - half, layout.centre.y - half) : screenPoint(0, 0);
  const drag = useDialDrag({ ...props, onMove, layout, origin });
  const { range, put, onKeyDown, ...spokenActions } = useDialSteps({ ...props, layout });
  const step = useStable(range);
  const place = useStable((sector: NamedSector) => void (active && put(onPlate(active, sector))));

  const ends = {
    atLeast: !active || active.range <= 0,
    atMost: !active || active.range >= (layout?.farthest ?? 0),
  };
  const round: ViewStyle = {
    position: 'absolute',
    left: origin.x,
    top: origin.y,
    width: 2 * half,
    height: 2 * half,
    borderRadius: half,
  };

  return (
    <View
      testID={testID}
      onLayout={({ nativeEvent }) => setWidth(Math.floor(nativeEvent.layout.width))}
      style={{ width: '100%' }}
    >
      {layout && (
        <>
          {layout.stacked && <DialRow {...ends} step={step} range={active?.range} readout={readout} testID={testID} />}
          <View style={{ height: layout.height }}>
            <DialSurface ref={surface} width={layout.width} height={layout.height} />
            <View
              {...drag}
              {...adjustable}
              {...spokenActions}
              {...(hasKeyboard() ? { onKeyDown } : undefined)}
              accessible
              tabIndex={0}
              testID={`${testID}-control`}
              aria-label={active ? t('dial.control', { target: active.name, firer: firerName }) : t('dial.noTarget')}
              aria-disabled={!active}
              aria-valuemin={0}
              aria-valuemax={layout.farthest}
              aria-valuenow={active?.range ?? 0}
              aria-valuetext={active && spokenPosition(t, active, held)}
              style={[round, dragged]}
            />
            <RingNames layout={layout} rings={rings} toPort={!active || active.bearing < 180} />
            {active && <BearingMark layout={layout} target={active} sectors={sectors} />}
            <DialHandles {...props} marks={marks} layout={layout} testID={testID} />
            <DialPlates
              layout={layout}
              sectors={sectors}
              holding={holding}
              disabled={!active}
              onPress={place}
              bowAside={asideOf('bow')}
              sternAside={asideOf('stern')}
              testID={testID}
            />
            {!layout.stacked && <DialCorners range={active?.range} readout={readout} testID={testID} />}
            <DialKeys {...ends} layout={layout} step={step} testID={testID} />
          </View>
          <NearLine warning={warning} hint={hint} testID={`${testID}-near`} />
        </>
      )}
    </View>
  );
}

// A browser must neither scroll the page nor mark words with the finger that drags, and its focus ring belongs on the
// bezel, not on the keys in the corners. Phones do not know these styles.
const dragged: object | undefined =
  Platform.OS === 'web'
    ? { touchAction: 'none', userSelect: 'none', outlineOffset: `${-TOUCHED_BEYOND + 3}px` }
    : undefined;

// iOS and Android know this as "adjustable", the web as a slider; neither understands the other's word.
const adjustable: ViewProps = Platform.OS === 'web' ? { role: 'slider' } : { accessibilityRole: 'adjustable' };

/** The rule book's side of the properties, the same object as long as it says the same: the layers are drawn from it. */
function useAiming({ arcs, bands, nearWithin, aims, tubes }: DialProps) {
  const told = JSON.stringify({ arcs, bands, nearWithin, aims, tubes });
  return useMemo(() => JSON.parse(told) as Pick<DialProps, 'arcs' | 'bands' | 'nearWithin' | 'aims' | 'tubes'>, [told]);
}

export type { Surface };

interface DialSurfaceProps {
  ref: Ref<Surface>;
  width: number;
  height: number;
}

/** The dial's canvas, behind what is pressed and read. */
function DialSurface(props: DialSurfaceProps) {
  return <PictureSurface {...props} style={{ position: 'absolute', left: 0, top: 0 }} />;
}
