import type { SkPicture } from '@shopify/react-native-skia';
import { fireEvent, screen } from '@testing-library/react-native';
import { type Ref, useImperativeHandle, useState } from 'react';
import { Platform, StyleSheet, type ViewStyle } from 'react-native';

import { renderIn, renderUi } from '@/testing/render';
import type { Appearance } from '@/ui/theme';

import { Dial } from './dial';
import { dialLayout, pointOn } from './dial-layout';
import type { DialPosition, DialProps, DialTarget } from './dial-props';
import { LIFT } from './use-dial-drag';

const pictures: SkPicture[] = [];

/** Skia's view as the web has it; under Jest it is a plain view that draws nothing. */
function WebView({ ref }: { ref: Ref<{ setPicture(picture: SkPicture): void }> }) {
  useImperativeHandle(ref, () => ({ setPicture: (picture) => void pictures.push(picture) }));
  return null;
}
const skia = jest.requireMock<{ SkiaPictureView: unknown }>('@shopify/react-native-skia');
skia.SkiaPictureView = WebView;

const BANDS = [2, 4, 8, 12];
const SUVOROV: DialTarget = { id: 'suvorov', name: 'Knyaz Suvorov', side: 'russia', range: 3.75, bearing: 62 };
const OSLYABYA: DialTarget = { id: 'oslyabya', name: 'Oslyabya', side: 'russia', range: 6, bearing: 300 };

const FIXED = {
  arcs: { bow: { from: 0, to: 30 }, side: { from: 30, to: 150 }, stern: { from: 150, to: 180 } },
  bands: BANDS,
  nearWithin: 0.5,
  firerName: 'Mikasa',
  marks: 'ensigns' as const,
};

const onMove = jest.fn();
const onSettle = jest.fn();
const onChoose = jest.fn();

/** A screen that does what it is told. */
function Holder({ first, ...rest }: { first: readonly DialTarget[] } & Partial<DialProps>) {
  const [targets, setTargets] = useState(first);
  const [activeId, setActiveId] = useState(first[0]?.id ?? '');
  return (
    <Dial
      {...FIXED}
      {...rest}
      targets={targets}
      activeId={activeId}
      onMove={(id, to) => {
        onMove(id, to);
        setTargets((all) => all.map((target) => (target.id === id ? { ...target, ...to } : target)));
      }}
      onSettle={onSettle}
      onChoose={(id) => {
        onChoose(id);
        setActiveId(id);
      }}
    />
  );
}

const WIDTH = 358;
const lay = (width = WIDTH) =>
  fireEvent(screen.getByTestId('dial'), 'layout', { nativeEvent: { layout: { x: 0, y: 0, width, height: 400 } } });

function show(props: Partial<DialProps> & { first?: readonly DialTarget[] } = {}, look: Partial<Appearance> = {}) {
  const shown = renderIn(look, <Holder first={[SUVOROV]} {...props} />);
  lay();
  return shown;
}

const control = () => screen.getByTestId('dial-control');

const layoutOf = (width = WIDTH) => {
  const layout = dialLayout({ width, rings: BANDS, largeText: false, plateWidth: 44 });
  if (!layout) throw new Error('no layout');
  return layout;
};

/** Where a place of the dial is on the page: the touched view begins 144 points up and left of the middle. */
function finger({ range, bearing }: DialPosition, { lower = 0, id = 1 } = {}) {
  const layout = layoutOf();
  const { x, y } = pointOn(layout, { range, bearing });
  const [left, top] = [layout.centre.x - 144, layout.centre.y - 144];
  const place = { locationX: x - left, locationY: y + lower - top, pageX: x, pageY: y + lower };
  return { ...place, identifier: id, timestamp: 0, target: '1' };
}

type Finger = ReturnType<typeof finger>;
const touchEvent = (changed: Finger, touches: readonly Finger[] = [changed]) => ({
  nativeEvent: { ...changed, changedTouches: [changed], touches },
});

const press = (at: Finger) => fireEvent(control(), 'responderGrant', touchEvent(at));
const drag = (at: Finger, all?: readonly Finger[]) => fireEvent(control(), 'responderMove', touchEvent(at, all));
const lift = (at: Finger, left: readonly Finger[] = []) => fireEvent(control(), 'responderEnd', touchEvent(at, left));

beforeEach(() => {
  jest.clearAllMocks();
  pictures.length = 0;
});

describe('by finger', () => {
  test('dragging the handle sets range and bearing in one gesture, 56 points above the finger', () => {
    show();
    press(finger(SUVOROV));
    expect(onMove).not.toHaveBeenCalled();
    drag(finger({ range: 7, bearing: 300 }, { lower: LIFT }));
    expect(onMove).toHaveBeenLastCalledWith('suvorov', { range: 7, bearing: 300 });
    drag(finger({ range: 2.25, bearing: 181 }, { lower: LIFT }));
    expect(onMove).toHaveBeenLastCalledWith('suvorov', { range: 2.25, bearing: 181 });
    expect(onSettle).not.toHaveBeenCalled();
    lift(finger({ range: 2.25, bearing: 181 }, { lower: LIFT }));
    expect(onSettle).toHaveBeenCalledWith('suvorov', { range: 2.25, bearing: 181 });
    expect(screen.getByTestId('dial-range')).toHaveTextContent('2¼″');
  });

  test('a tap on the handle moves nothing, a tap on the sea puts the target there', () => {
    show();
    press(finger(SUVOROV));
    drag({ ...finger(SUVOROV), pageX: finger(SUVOROV).pageX + 2 });
    lift(finger(SUVOROV));
    expect(onMove).not.toHaveBeenCalled();
    press(finger({ range: 10, bearing: 200 }));
    lift(finger({ range: 10, bearing: 200 }));
    expect(onMove).toHaveBeenCalledTimes(1);
    expect(onSettle).toHaveBeenLastCalledWith('suvorov', { range: 10, bearing: 200 });
  });

  test('is told once for each step, however many moves the finger makes', () => {
    show();
    press(finger(SUVOROV));
    for (let i = 0; i < 5; i++) drag(finger({ range: 5, bearing: 90 }, { lower: LIFT }));
    expect(onMove).toHaveBeenCalledTimes(1);
  });

  test('a mouse hides nothing: no lift, and the handle is held where it was taken', () => {
    show();
    fireEvent(control(), 'pointerDown', { nativeEvent: { pointerType: 'mouse' } });
    const rim = { ...finger(SUVOROV) };
    press({ ...rim, locationX: rim.locationX + 10, pageX: rim.pageX + 10 });
    const to = finger({ range: 8, bearing: 90 });
    drag({ ...to, locationX: to.locationX + 10, pageX: to.pageX + 10 });
    expect(onMove).toHaveBeenLastCalledWith('suvorov', { range: 8, bearing: 90 });
  });

  test('a second finger is ignored, and going on with it alone moves nothing', () => {
    show();
    const first = finger({ range: 5, bearing: 90 }, { lower: LIFT });
    const second = finger({ range: 10, bearing: 270 }, { id: 2 });
    press(finger(SUVOROV));
    drag(first);
    press(second);
    drag(second, [first, second]);
    expect(onMove).toHaveBeenCalledTimes(1);
    lift(second, [first]);
    expect(onSettle).not.toHaveBeenCalled();
    lift(first, [second]);
    expect(onSettle).toHaveBeenCalledTimes(1);
    drag(second);
    expect(onMove).toHaveBeenCalledTimes(1);
  });

  test('a drag that the system takes away ends where it was', () => {
    show();
    press(finger(SUVOROV));
    drag(finger({ range: 5, bearing: 90 }, { lower: LIFT }));
    fireEvent(control(), 'responderTerminate', touchEvent(finger(SUVOROV)));
    expect(onSettle).toHaveBeenCalledWith('suvorov', { range: 5, bearing: 90 });
    drag(finger({ range: 9, bearing: 10 }, { lower: LIFT }));
    expect(onMove).toHaveBeenCalledTimes(1);
    expect(control().props.onResponderTerminationRequest()).toBe(false);
  });

  test('a window that turns under the finger ends the drag', () => {
    show();
    press(finger(SUVOROV));
    drag(finger({ range: 5, bearing: 90 }, { lower: LIFT }));
    lay(600);
    expect(onSettle).toHaveBeenCalledWith('suvorov', { range: 5, bearing: 90 });
    drag(finger({ range: 9, bearing: 10 }, { lower: LIFT }));
    expect(onMove).toHaveBeenCalledTimes(1);
  });

  test('on top of the firer the range is 0 and the bearing stays', () => {
    show();
    press(finger(SUVOROV));
    drag(finger({ range: 0, bearing: 0 }, { lower: LIFT }));
    expect(onMove).toHaveBeenLastCalledWith('suvorov', { range: 0, bearing: 62 });
    expect(screen.getByTestId('dial-range')).toHaveTextContent('0″');
  });

  test('taking hold of another target chooses it and drags it', () => {
    show({ first: [SUVOROV, OSLYABYA] });
    press(finger(OSLYABYA));
    expect(onChoose).toHaveBeenCalledWith('oslyabya');
    drag(finger({ range: 8, bearing: 270 }, { lower: LIFT }));
    expect(onMove).toHaveBeenLastCalledWith('oslyabya', { range: 8, bearing: 270 });
  });

  test('without a target there is nothing to move', () => {
    show({ first: [] });
    press(finger({ range: 5, bearing: 90 }));
    drag(finger({ range: 9, bearing: 90 }));
    lift(finger({ range: 9, bearing: 90 }));
    expect(onMove).not.toHaveBeenCalled();
    expect(control()).toHaveAccessibleName('Range and bearing: no target chosen');
    expect(screen.getByTestId('dial-more')).toBeDisabled();
  });
});

describe('the canvas', () => {
  test('gets one picture for each step, at once, and none while nothing moves', () => {
    const { rerender } = show();
    expect(pictures).toHaveLength(1);
    press(finger(SUVOROV));
    for (const bearing of [90, 91, 92]) drag(finger({ range: 5, bearing }, { lower: LIFT }));
    expect(pictures).toHaveLength(4);
    drag(finger({ range: 5, bearing: 92 }, { lower: LIFT }));
    rerender(<Holder first={[SUVOROV]} warning="now" />);
    expect(pictures).toHaveLength(4);
  });

  test('is drawn anew for another size, theme of arcs or target, and not for the same said again', () => {
    const { rerender } = show();
    rerender(<Holder first={[SUVOROV]} arcs={{ ...FIXED.arcs }} bands={[...BANDS]} />);
    expect(pictures).toHaveLength(1);
    lay(500);
    expect(pictures).toHaveLength(2);
    rerender(<Holder first={[SUVOROV]} tubes={{ limits: { from: 75, to: 105 }, reach: 2 }} />);
    expect(pictures).toHaveLength(3);
  });

  test('on a phone the picture goes to the view by its number, and the view is told to draw', () => {
    const api = { setJsiProperty: jest.fn(), requestRedraw: jest.fn() };
    const before = (globalThis as { SkiaViewApi?: unknown }).SkiaViewApi;
    Object.assign(globalThis, { SkiaViewApi: api });
    skia.SkiaPictureView = function PhoneView({ ref }: { ref: Ref<{ nativeId: number }> }) {
      useImperativeHandle(ref, () => ({ nativeId: 7 }));
      return null;
    };
    show();
    skia.SkiaPictureView = WebView;
    Object.assign(globalThis, { SkiaViewApi: before });
    expect(api.setJsiProperty).toHaveBeenCalledWith(7, 'picture', expect.anything());
    expect(api.requestRedraw).toHaveBeenCalledTimes(1);
  });

  test('a window without size shows nothing, and comes back', () => {
    renderUi(<Holder first={[SUVOROV]} />);
    expect(screen.queryByTestId('dial-control')).toBeNull();
    lay(0);
    expect(screen.queryByTestId('dial-control')).toBeNull();
    lay();
    expect(control()).toBeOnTheScreen();
    lay(0);
    expect(screen.queryByTestId('dial-control')).toBeNull();
  });
});

describe('for tape users', () => {
  test.each([
    ['dial-more', 4],
    ['dial-less', 3.5],
    ['dial-inch-more', 4.75],
    ['dial-inch-less', 2.75],
  ])('%s steps to %d inches and keeps it', (key, range) => {
    show();
    fireEvent.press(screen.getByTestId(key));
    expect(onMove).toHaveBeenCalledWith('suvorov', { range, bearing: 62 });
    expect(onSettle).toHaveBeenCalledWith('suvorov', { range, bearing: 62 });
  });

  test('at the ends the keys are off', () => {
    show({ first: [{ ...SUVOROV, range: 12 }] });
    expect(screen.getByTestId('dial-more')).toBeDisabled();
    expect(screen.getByTestId('dial-inch-more')).toBeDisabled();
    expect(screen.getByTestId('dial-less')).toBeEnabled();
  });

  test('plates put the target into the middle of an arc, and show which holds it', () => {
    show();
    expect(screen.getByRole('button', { name: 'Target to starboard', selected: true })).toBeOnTheScreen();
    fireEvent.press(screen.getByRole('button', { name: 'Target in the stern arc' }));
    expect(onMove).toHaveBeenCalledWith('suvorov', { range: 3.75, bearing: 180 });
    expect(screen.getByTestId('dial-stern')).toBeSelected();
    expect(screen.getByTestId('dial-starboard')).not.toBeSelected();
  });

  test.each([1, 1.6])('at text size %d everything that can be pressed is 48 by 48 or more', (textScale) => {
    show({ first: [SUVOROV, OSLYABYA] }, { textScale });
    const sizes = screen.getAllByRole('button').map(({ props }) => StyleSheet.flatten<ViewStyle>(props.style));
    expect(sizes.length).toBeGreaterThanOrEqual(9);
    for (const { width, height } of sizes) expect(Math.min(Number(width), Number(height))).toBeGreaterThanOrEqual(48);
  });

  test('tubes have plates on the beam only', () => {
    show({ aims: 'tubes', tubes: { limits: { from: 75, to: 105 }, reach: 2 } });
    expect(screen.queryByTestId('dial-bow')).toBeNull();
    fireEvent.press(screen.getByTestId('dial-port'));
    expect(onMove).toHaveBeenCalledWith('suvorov', { range: 3.75, bearing: 270 });
  });
});

describe('by ear', () => {
  test('is one adjustable control that says what it shows', () => {
    show();
    expect(control()).toHaveAccessibleName('Range and bearing of Knyaz Suvorov from Mikasa');
    expect(control()).toHaveAccessibilityValue({
      text: '3¾ inches, 62 degrees, to starboard',
      now: 3.75,
      min: 0,
      max: 12,
    });
    expect(control().props.accessibilityRole).toBe('adjustable');
  });

  test.each([
    ['increment', { range: 4, bearing: 62 }],
    ['decrement', { range: 3.5, bearing: 62 }],
    ['inchFarther', { range: 4.75, bearing: 62 }],
    ['inchNearer', { range: 2.75, bearing: 62 }],
    ['turnRight', { range: 3.75, bearing: 67 }],
    ['turnLeft', { range: 3.75, bearing: 57 }],
  ])('%s', (actionName, to) => {
    show();
    fireEvent(control(), 'accessibilityAction', { nativeEvent: { actionName } });
    expect(onMove).toHaveBeenCalledWith('suvorov', to);
    expect(onSettle).toHaveBeenCalledWith('suvorov', to);
  });

  test.each([
    [0, 'in the bow arc'],
    [30, 'on the edge of two arcs'],
    [180, 'in the stern arc'],
    [270, 'to port'],
  ])('at %d degrees the target is %s', (bearing, words) => {
    show({ first: [{ ...SUVOROV, bearing, range: 0.5 }] });
    expect(control()).toHaveAccessibilityValue({ text: `½ inches, ${bearing} degrees, ${words}` });
  });

  test('other targets can be chosen, and the number in the corner is spoken as its owner wants', () => {
    show({ first: [SUVOROV, OSLYABYA], readout: { label: 'Start die', value: '≤4', spoken: '4 or less' } });
    fireEvent.press(screen.getByRole('button', { name: 'Aim at Oslyabya' }));
    expect(onChoose).toHaveBeenCalledWith('oslyabya');
    expect(screen.getByLabelText('Start die: 4 or less')).toBeOnTheScreen();
  });
});

describe('by keyboard on the web', () => {
  const platform = Platform.OS;
  beforeEach(() => (Platform.OS = 'web'));
  afterEach(() => (Platform.OS = platform));

  test.each([
    ['ArrowUp', false, { range: 4, bearing: 62 }],
    ['ArrowDown', false, { range: 3.5, bearing: 62 }],
    ['ArrowUp', true, { range: 4.75, bearing: 62 }],
    ['ArrowRight', false, { range: 3.75, bearing: 67 }],
    ['ArrowLeft', true, { range: 3.75, bearing: 61 }],
    ['PageDown', false, { range: 2.75, bearing: 62 }],
    ['Home', false, { range: 0, bearing: 62 }],
    ['End', false, { range: 12, bearing: 62 }],
  ])('%s (shift: %s)', (key, shiftKey, to) => {
    show();
    const preventDefault = jest.fn();
    fireEvent(control(), 'keyDown', { key, shiftKey, preventDefault });
    expect(onMove).toHaveBeenCalledWith('suvorov', to);
    expect(onSettle).toHaveBeenCalledWith('suvorov', to);
    expect(preventDefault).toHaveBeenCalled();
  });

  test('other keys are left to the page', () => {
    show();
    const preventDefault = jest.fn();
    fireEvent(control(), 'keyDown', { key: 'Tab', preventDefault });
    expect(onMove).not.toHaveBeenCalled();
    expect(preventDefault).not.toHaveBeenCalled();
  });
});

describe('the numbers around it', () => {
  test.each([
    [0, '0″'],
    [0.25, '¼″'],
    [3.5, '3½″'],
    [11.75, '11¾″'],
    [3.62, '3.62″'],
  ])('%d inches are written %s', (range, words) => {
    show({ first: [{ ...SUVOROV, range }] });
    expect(screen.getByTestId('dial-range')).toHaveTextContent(words);
  });

  test('the warning takes the place of the hint, and its room is kept', () => {
    const { rerender } = show({ hint: 'All is well' });
    expect(screen.getByText('All is well')).toBeOnTheScreen();
    rerender(<Holder first={[SUVOROV]} hint="All is well" warning="Beyond it: no fire" />);
    expect(screen.queryByText('All is well')).toBeNull();
    expect(screen.getByText('Beyond it: no fire')).toBeOnTheScreen();
    rerender(<Holder first={[SUVOROV]} />);
    expect(screen.getByTestId('dial-near')).toBeOnTheScreen();
  });

  test('large text moves the numbers and the quarter keys into a row above, with the short word', () => {
    const readout = { label: 'Start die', shortLabel: 'Start', value: '≤4' };
    show({ readout });
    expect(screen.getByText('Start die')).toBeOnTheScreen();
    screen.unmount();
    show({ readout }, { textScale: 1.6 });
    expect(screen.getByText('Start')).toBeOnTheScreen();
    for (const key of ['dial-less', 'dial-more', 'dial-inch-less', 'dial-inch-more']) {
      expect(screen.getAllByTestId(key)).toHaveLength(1);
    }
  });

  test('minus stands on the left for either hand, in the corners', () => {
    show({}, { hand: 'right' });
    expect(screen.getByTestId('dial-foot-less')).toHaveStyle({ left: 0 });
    expect(screen.getByTestId('dial-foot-more')).toHaveStyle({ right: 0 });
    screen.unmount();
    show({}, { hand: 'left' });
    expect(screen.getByTestId('dial-foot-less')).toHaveStyle({ left: 0 });
    expect(screen.getByTestId('dial-foot-more')).toHaveStyle({ right: 0 });
  });

  test('and in the row above the dial', () => {
    const order = () =>
      screen.getAllByRole('button').flatMap(({ props }) => String(props.testID).match(/^dial-(less|more)$/)?.[1] ?? []);
    show({}, { hand: 'right', textScale: 1.6 });
    expect(order()).toEqual(['less', 'more']);
    screen.unmount();
    show({}, { hand: 'left', textScale: 1.6 });
    expect(order()).toEqual(['less', 'more']);
  });
});
