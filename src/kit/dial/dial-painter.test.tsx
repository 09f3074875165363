import { Skia, type SkPicture } from '@shopify/react-native-skia';

import { palettes } from '@/ui/themes';

import { dialLayout, pointOn } from './dial-layout';
import { dialPainter } from './dial-painter';
import type { DialPosition, DialShip } from './dial-props';
import { dialShip, PLAIN_SHIP } from './dial-ship';

const AIMING = {
  arcs: { bow: { from: 0, to: 30 }, side: { from: 30, to: 150 }, stern: { from: 150, to: 180 } },
  bands: [2, 4, 8, 12],
  nearWithin: 0.5,
};
const found = dialLayout({ width: 358, rings: AIMING.bands, largeText: false, plateWidth: 44 });
if (!found) throw new Error('no layout');
const layout = found;

const MIKASA = dialShip({
  facts: {
    type: 'B',
    batteries: [{ weapon: '12in', main: true, dice: { bow: 2, side: 4, stern: 2 } }],
    torpedoes: { factors: 0, mount: null },
  },
});

const frame = (active: DialPosition | undefined, ship: DialShip = PLAIN_SHIP) => ({ active, others: [], ship });

/** What colour the picture has at a place of the dial. */
function colourAt(picture: SkPicture, at: DialPosition): string {
  const surface = Skia.Surface.Make(layout.width, layout.height);
  if (!surface) throw new Error('no surface');
  surface.getCanvas().drawPicture(picture);
  const pixels = surface.makeImageSnapshot().readPixels();
  const { x, y } = pointOn(layout, at);
  const index = (Math.round(y) * layout.width + Math.round(x)) * 4;
  const hex = [0, 1, 2].map((i) => (pixels?.[index + i] ?? 0).toString(16).padStart(2, '0'));
  return `#${hex.join('')}`.toUpperCase();
}

test.each(['day', 'dark', 'night'] as const)('by %s the lit arc, its band and the sea have their colours', (theme) => {
  const color = palettes[theme];
  const picture = dialPainter(layout, AIMING, color).frame(frame({ range: 3, bearing: 62 }));
  expect(colourAt(picture, { range: 3, bearing: 120 })).toBe(color.nowWash);
  expect(colourAt(picture, { range: 6, bearing: 120 })).toBe(color.card);
  expect(colourAt(picture, { range: 6, bearing: 300 })).toBe(color.sea);
  expect(colourAt(picture, { range: 6, bearing: 62 })).not.toBe(color.card);
});

test('the ship lies in the middle, bow up', () => {
  const color = palettes.day;
  const picture = dialPainter(layout, AIMING, color).frame(frame({ range: 3, bearing: 62 }, MIKASA));
  expect(colourAt(picture, { range: 1.6, bearing: 180 })).toBe(color.steel);
  expect(colourAt(picture, { range: 2.8, bearing: 0 })).toBe(color.sea);
});

test('what stands still is recorded once, and nothing at all when nothing moved', () => {
  const record = jest.spyOn(Skia, 'PictureRecorder');
  const paint = jest.spyOn(MIKASA, 'paint');
  const painter = dialPainter(layout, AIMING, palettes.day);
  const recorded = (active: DialPosition, ship = MIKASA) => {
    record.mockClear();
    const picture = painter.frame(frame(active, ship));
    return { picture, count: record.mock.calls.length };
  };
  // Ground, chart, lit arcs, ship, and the frame itself.
  const first = recorded({ range: 3, bearing: 62 });
  expect(first.count).toBe(5);
  expect(recorded({ range: 3, bearing: 62 })).toEqual({ picture: first.picture, count: 0 });
  // Elsewhere in the same arc and band only the frame is new; in another band the lit arcs too.
  expect(recorded({ range: 2.75, bearing: 80 }).count).toBe(1);
  expect(recorded({ range: 6, bearing: 80 }).count).toBe(2);
  expect(paint).toHaveBeenCalledTimes(1);
  expect(recorded({ range: 6, bearing: 80 }, { ...MIKASA, key: 'hit' }).count).toBe(2);
  expect(paint).toHaveBeenCalledTimes(2);
  jest.restoreAllMocks();
});

test('after it was disposed of it draws again, as when a screen comes back', () => {
  const painter = dialPainter(layout, AIMING, palettes.day);
  painter.frame(frame({ range: 3, bearing: 62 }));
  painter.dispose();
  const again = painter.frame(frame({ range: 3, bearing: 62 }));
  expect(colourAt(again, { range: 6, bearing: 300 })).toBe(palettes.day.sea);
  painter.dispose();
});

test('without a target nothing is lit and no line is drawn', () => {
  const picture = dialPainter(layout, AIMING, palettes.day).frame(frame(undefined));
  expect(colourAt(picture, { range: 3, bearing: 62 })).toBe(palettes.day.sea);
  expect(colourAt(picture, { range: 6, bearing: 120 })).toBe(palettes.day.sea);
});
