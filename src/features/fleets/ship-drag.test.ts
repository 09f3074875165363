import { type Dragging, placeAt, ShipDrag } from './ship-drag';

const row = (ship: string, formation: string, place: number, top: number) => ({
  ship,
  formation,
  place,
  top,
  bottom: top + 60,
});
const rows = [row('a', 'one', 0, 0), row('b', 'one', 1, 60), row('c', 'one', 2, 120), row('d', 'two', 0, 300)];

test.each([
  ['upper half of her own row', 70, 'one', 1],
  ['lower half of her own row', 115, 'one', 1],
  ['above the line', -500, 'one', 0],
  ['upper half of the row above', 10, 'one', 0],
  ['lower half of the row below', 170, 'one', 2],
  ['the gap between formations, nearer the first', 200, 'one', 2],
  ['the next formation, before its ship', 310, 'two', 0],
  ['the next formation, after its ship', 350, 'two', 1],
  ['below everything', 5000, 'two', 1],
])('%s', (_where, at, formation, place) => {
  expect(placeAt(rows, 'b', at)).toEqual({ formation, place });
});

test('a formation without ships takes her as its first', () => {
  expect(placeAt([...rows, row('three', 'three', 0, 400)], 'b', 500)).toEqual({ formation: 'three', place: 0 });
});

const box = (top: number) => ({
  measureInWindow: (answer: (x: number, y: number, width: number, height: number) => void) => answer(0, top, 300, 60),
});
const boxes = [
  { formation: 'one', ships: ['a', 'b'], isFull: false },
  { formation: 'two', ships: ['c'], isFull: true },
];
async function begun() {
  const shown: (Dragging | null)[] = [];
  const drag = new ShipDrag((dragging) => shown.push(dragging));
  const list = { scrollTo: jest.fn() };
  ['a', 'b', 'c'].forEach((key, place) => drag.register(key, box(place * 60)));
  drag.registerFrame({ measureInWindow: (answer) => answer(0, 0, 300, 600) });
  drag.registerList(list);
  drag.start('a', boxes, 30);
  await new Promise((resolve) => setTimeout(resolve, 0));
  return { drag, shown, list };
}

test('she follows the finger and goes where it lifts', async () => {
  const { drag, shown } = await begun();
  drag.move(110);
  expect(shown.at(-1)).toEqual({ ship: 'a', by: 80, formation: 'one', place: 1 });
  expect(drag.end()).toEqual({ ship: 'a', to: { formation: 'one', place: 1 } });
  expect(shown.at(-1)).toBeNull();
});

test('[TOGO-12] a full formation is no place to go', async () => {
  const { drag } = await begun();
  drag.move(170);
  expect(drag.end()?.to.formation).toBe('one');
});

test('a touch that does not move, or is taken away, moves nothing', async () => {
  const { drag } = await begun();
  expect(drag.end()).toBeNull();
  const other = await begun();
  other.drag.move(110);
  other.drag.cancel();
  expect(other.drag.end()).toBeNull();
});

test('near the end of the screen the list scrolls, and the places scroll with it', async () => {
  const { drag, shown, list } = await begun();
  drag.move(590);
  expect(list.scrollTo).toHaveBeenCalledWith({ y: 14, animated: false });
  drag.scrolledTo(14);
  drag.move(100);
  expect(shown.at(-1)).toMatchObject({ by: 84 });
});
