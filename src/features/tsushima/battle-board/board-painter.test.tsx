import '@/messages/tsushima';

import { colourAt } from '@/testing/shown-pictures';
import { TsushimaTable } from '@/testing/tsushima-table';
import { palettes, THEME_NAMES } from '@/ui/themes';

import { boardLayout, columnsInReach, GUTTER, LANE } from './board-layout';
import { boardModel } from './board-model';
import { boardPainter } from './board-painter';
import { boardWords, tokenName } from './board-words';

const { state, battle } = new TsushimaTable('port-arthur');
const model = boardModel(state, battle, (unit) => tokenName(state, unit));
const [lead] = model.tokens;
const layout = boardLayout(model, { width: 390, height: 440 });
const box = layout.boxes.get(lead!.id)!;
const frame = {
  model,
  pairs: model.pairs,
  layout,
  chosen: lead!.id,
  x: layout.width - layout.inner,
  y: 0,
  height: 440,
  drag: null,
};
/** A place on a token that has neither name nor hull. */
const bare = (x: number, y: number) => ({ x: GUTTER + x - frame.x + 20, y: y + 40 });

test.each(THEME_NAMES)('by %s the sea, the start lane and the chosen division have their colours', (theme) => {
  const color = palettes[theme];
  const painter = boardPainter(color, null, boardWords(battle, false));
  const picture = painter.frame(frame);
  expect(colourAt(picture, { x: 340, y: LANE * 1.5 })).toBe(color.sea);
  expect(colourAt(picture, { x: 4, y: 20 })).toBe(color.paper);
  expect(colourAt(picture, bare(box.x, box.y))).toBe(color.nowWash);
  painter.dispose();
});

test('the same frame is the same picture; what is dragged is where the finger is, and gone from where it was', () => {
  const painter = boardPainter(palettes.day, null, boardWords(battle, false));
  const first = painter.frame(frame);
  expect(painter.frame({ ...frame })).toBe(first);
  const open = boardLayout(model, { width: 390, height: 440, also: columnsInReach(lead!) });
  const from = open.boxes.get(lead!.id)!;
  const drag = { id: lead!.id, x: from.x, y: from.y + 2 * LANE };
  const picture = painter.frame({ ...frame, layout: open, height: 600, drag });
  expect(colourAt(picture, bare(from.x, drag.y))).toBe(palettes.day.nowWash);
  expect(colourAt(picture, bare(from.x, from.y))).not.toBe(palettes.day.nowWash);
  painter.dispose();
});
