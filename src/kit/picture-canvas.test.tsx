import { Activity } from 'react';

import { renderUi } from '@/testing/render';
import { colourAt, keepShownPictures } from '@/testing/shown-pictures';

import { withPen } from './pen';
import { PictureCanvas } from './picture-canvas';
import { recordPicture } from './record-picture';
import { Skia, type SkCanvas } from './skia';

const shown = keepShownPictures();
beforeEach(() => void (shown.length = 0));

const inked = (color: string) => (canvas: SkCanvas) => withPen(canvas, (pen) => pen.box(0, 0, 10, 10, { color }));
const red = inked('#FF0000');
const blue = inked('#0000FF');

const lastColour = () => {
  const picture = shown.at(-1);
  return picture ? colourAt(picture, { x: 5, y: 5 }) : picture;
};

test('it records and draws once, and nothing more however often the screen around it renders', () => {
  const record = jest.spyOn(Skia, 'PictureRecorder');
  const screen = renderUi(<PictureCanvas width={20} height={20} paint={red} />);
  expect(lastColour()).toBe('#FF0000');
  screen.rerender(<PictureCanvas width={20} height={20} paint={red} />);
  expect(shown).toHaveLength(1);
  expect(record).toHaveBeenCalledTimes(1);
  record.mockRestore();
});

test('another drawing or size takes the place of the last, which is let go of before it is freed', () => {
  const screen = renderUi(<PictureCanvas width={20} height={20} paint={red} />);
  const [first] = shown;
  const freed = jest.spyOn(first!, 'dispose').mockImplementation(() => expect(shown.at(-1)).toBeNull());
  screen.rerender(<PictureCanvas width={20} height={20} paint={blue} />);
  expect(freed).toHaveBeenCalledTimes(1);
  expect(lastColour()).toBe('#0000FF');
  screen.rerender(<PictureCanvas width={20} height={8} paint={blue} />);
  expect(shown).toHaveLength(5);
});

test('a screen that is taken down and comes back is drawn again', () => {
  const within = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <PictureCanvas width={20} height={20} paint={red} />
    </Activity>
  );
  const screen = renderUi(within('visible'));
  screen.rerender(within('hidden'));
  expect(shown.at(-1)).toBeNull();
  screen.rerender(within('visible'));
  expect(shown).toHaveLength(3);
  expect(lastColour()).toBe('#FF0000');
});

test('the pen fills, strokes, thins and frees what it made', () => {
  const picture = recordPicture({ x: 0, y: 0, width: 40, height: 40 }, (canvas) =>
    withPen(canvas, (pen) => {
      pen.circle(10, 10, 8, { color: '#00FF00', line: 2 });
      pen.trace('M20 0L40 0L40 20L20 20Z', { color: '#0000FF' });
      pen.box(0, 20, 20, 20, { color: '#FFFFFF' });
      pen.box(0, 20, 20, 20, { color: '#000000', opacity: 0.5 });
    }),
  );
  expect(colourAt(picture, { x: 10, y: 10 })).toBeNull();
  expect(colourAt(picture, { x: 17, y: 10 })).toBe('#00FF00');
  expect(colourAt(picture, { x: 30, y: 10 })).toBe('#0000FF');
  expect(colourAt(picture, { x: 10, y: 30 })).toMatch(/^#(7F|80){3}$/);
  expect(() =>
    recordPicture({ x: 0, y: 0, width: 1, height: 1 }, (canvas) =>
      withPen(canvas, (pen) => pen.trace('nonsense', { color: '#000000' })),
    ),
  ).toThrow('Not a path: nonsense');
});
