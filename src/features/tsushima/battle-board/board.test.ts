import '@/messages/tsushima';

import { TsushimaTable } from '@/testing/tsushima-table';

import { boardLayout, columnAt, columnsInReach, FOLD, LANE, lanesOf, leadHeight, tokenAt } from './board-layout';
import { boardModel, dropAt, pairsOf } from './board-model';
import { fireShapes, groundShapes, hatchShapes, screenShapes } from './board-scene';
import { boardWords, tokenName } from './board-words';
import { aimOrder, hasGuns, moveOrder, shipsToDrop, targetOrder, targetsFor, torpedoOrder } from './orders';
import { tokenShapes } from './token-shapes';
import { battleWith, expectedBySide, unitFacts } from './unit-facts';

const ROOM = { width: 390, height: 440 };
const arthur = () => new TsushimaTable('port-arthur');
/** The Japanese lead division has come up to four columns from the Russians. */
const inRange = () => {
  const table = arthur();
  return table.do({ type: 'moveUnit', unit: table.unit('mikasa').id, column: 5 }, [], { override: true });
};
const chemulpo = () => new TsushimaTable('chemulpo');
const modelOf = ({ state, battle }: TsushimaTable) => boardModel(state, battle, (unit) => tokenName(state, unit));

describe('lanes', () => {
  test('those in use and next to one stand open, the others are folded into strips', () => {
    const lanes = lanesOf([4, 7]);
    expect(lanes.map(({ from, to, folded }) => [from, to, folded])).toEqual([
      [1, 2, true],
      ...[3, 4, 5, 6, 7, 8].map((column) => [column, column, false]),
      [9, 12, true],
    ]);
    expect(lanes.map(({ height }) => height)).toEqual([FOLD, ...Array<number>(6).fill(LANE), FOLD]);
    expect(lanes.at(-1)!.y).toBe(FOLD + 6 * LANE);
  });

  test('lanes a dragged unit may reach open, beyond the edges too', () => {
    expect(lanesOf([1], columnsInReach({ from: 1, reach: 2 })).map(({ from }) => from)).toEqual([-1, 0, 1, 2, 3, 4]);
  });

  test('a height is a column; a strip is its nearer end', () => {
    const layout = { lanes: lanesOf([4, 7]) };
    expect(columnAt(layout, FOLD + LANE / 2)).toBe(3);
    expect(columnAt(layout, FOLD * 0.25)).toBe(1);
    expect(columnAt(layout, FOLD * 0.75)).toBe(2);
    expect(columnAt(layout, 9999)).toBe(12);
  });
});

describe('tokens', () => {
  test('the lead division is at the right, and lead is opposite lead', () => {
    const table = arthur();
    const model = modelOf(table);
    const { boxes, inner, width } = boardLayout(model, ROOM);
    const lines = (['ijn', 'irn'] as const).map((side) =>
      model.tokens.filter((token) => token.side === side && token.kind === 'division').map(({ id }) => boxes.get(id)!),
    );
    for (const line of lines) expect([...line].sort((a, b) => b.x - a.x)).toEqual(line);
    expect(lines[0]![0]!.x).toBe(lines[1]![0]!.x);
    expect(width).toBeGreaterThan(inner);
  });

  test('a low window begins between the lead divisions', () => {
    const model = modelOf(inRange());
    const layout = boardLayout(model, { ...ROOM, height: 190 });
    const [ijn, irn] = (['ijn', 'irn'] as const).map((side) => {
      const lead = model.tokens.find((token) => token.side === side && token.kind === 'division')!;
      return layout.boxes.get(lead.id)!.y;
    });
    expect(leadHeight(model, layout)).toBeGreaterThan(ijn!);
    expect(leadHeight(model, layout)).toBeLessThan(irn!);
  });

  test('nobody stands on anybody', () => {
    const table = chemulpo();
    const model = modelOf(table);
    const together = { ...model, tokens: model.tokens.map((token) => ({ ...token, column: 6 })) };
    const boxes = [...boardLayout(together, ROOM).boxes.values()];
    const apart = boxes.every((a, i) =>
      boxes.every((b, j) => i === j || a.y !== b.y || a.x + a.width <= b.x || b.x + b.width <= a.x),
    );
    expect(apart).toBe(true);
  });

  test('a finger means the token under it, and beside a small one still that', () => {
    const table = chemulpo();
    const layout = boardLayout(modelOf(table), ROOM);
    const boat = Object.values(table.battle.units).find(({ kind }) => kind === 'boat')!;
    const box = layout.boxes.get(boat.id)!;
    expect(tokenAt(layout, { x: box.x + 5, y: box.y + 5 })).toBe(boat.id);
    expect(tokenAt(layout, { x: box.x + 28, y: box.y - 5 })).toBe(boat.id);
    expect(tokenAt(layout, { x: box.x + 28, y: box.y + 300 })).toBeNull();
  });

  test('hulls, hits and salvos are drawn: lead solid, a dot a hit, a stroke a salvo', () => {
    const table = arthur().set(['ships', 'mikasa', 'hits'], 2);
    const [token] = modelOf(table).tokens;
    const shapes = tokenShapes(token!, { width: 160, height: 47 }, { chosen: true, nameSize: 17 });
    const hulls = shapes.filter(({ part }) => part === 'hull');
    expect(hulls).toHaveLength(token!.hulls.length);
    expect(hulls.map(({ fill }) => fill)).toEqual(['ink', ...Array<string>(hulls.length - 1).fill('steel')]);
    expect(shapes.filter(({ part }) => part === 'hit')).toHaveLength(2);
    expect(shapes[0]).toMatchObject({ fill: 'nowWash', width: 3.5, round: 18 });
    const long = tokenShapes(
      { ...token!, name: 'The Emperor’s Own Battle Division' },
      { width: 160, height: 47 },
      { chosen: false, nameSize: 17 },
    );
    expect(long.find(({ part }) => part === 'name')).toMatchObject({ text: expect.stringMatching(/…$/) as string });
  });

  test('hits that wait are a dashed chip, and who will sink is crossed out', () => {
    const table = arthur();
    const [ijn] = modelOf(table).tokens;
    const pending = tokenShapes(
      { ...ijn!, pending: 3, fleeing: true, successes: 2, hulls: ijn!.hulls.map((hull) => ({ ...hull, sinks: true })) },
      { width: 160, height: 47 },
      { chosen: false, nameSize: 17 },
    );
    expect(pending.find(({ part, kind }) => part === 'pending' && kind === 'words')).toMatchObject({ text: '+3' });
    expect(pending.filter(({ part }) => part === 'sinks')).toHaveLength(ijn!.hulls.length);
    expect(pending.filter(({ part, fill }) => part === 'success' && fill === 'ink')).toHaveLength(2);
  });
});

describe('fire', () => {
  test('an arrow each way and the columns between, which follow a dragged division', () => {
    const table = inRange();
    const model = modelOf(table);
    const layout = boardLayout(model, ROOM);
    const shapes = fireShapes(
      model.pairs,
      (id) => layout.boxes.get(id),
      () => true,
    );
    const numbers = (list: typeof shapes) => list.flatMap((shape) => (shape.kind === 'words' ? [shape.text] : []));
    const [pair] = model.pairs;
    expect(numbers(shapes)).toContain(String(pair!.between));
    const { state, battle } = table;
    const nearer = pairsOf(state, battleWith(battle, pair!.from, battle.units[pair!.from]!.column + 2));
    expect(nearer.find(({ from, to }) => from === pair!.from && to === pair!.to)!.between).toBe(pair!.between - 2);
  });

  test('whoever is dragged into range has a target before it is let go of', () => {
    const table = arthur();
    const { state, battle } = table;
    const { id } = table.unit('mikasa');
    expect(pairsOf(state, battle).some(({ from }) => from === id)).toBe(false);
    expect(pairsOf(state, battleWith(battle, id, 3)).find(({ from }) => from === id)).toMatchObject({ between: 5 });
  });

  test('[TSU-36] what a division fires with follows it from lane to lane', () => {
    const table = inRange();
    const [unit] = Object.values(table.battle.units);
    const far = unitFacts(table.state, table.battle, unit!.id);
    const near = unitFacts(
      table.state,
      battleWith(table.battle, unit!.id, table.battle.units[unit!.id]!.column + 2),
      unit!.id,
    );
    expect(near.between).toBeLessThan(far.between);
    expect(near.expected!).toBeGreaterThan(far.expected!);
    expect(expectedBySide(table.state, table.battle)!.ijn).toBeGreaterThanOrEqual(far.expected!);
  });

  test('[TSU-39] tap firer, tap target: lead on lead, secondaries at boats, guns of the port at who leads', () => {
    const table = chemulpo();
    const [asama, variag] = ['asama', 'variag'].map((ship) => table.unit(ship).id) as [string, string];
    const boat = Object.values(table.battle.units).find(({ kind }) => kind === 'boat')!;
    const order = (from: string, to: string) => targetOrder(table.state, table.battle, from, to);
    expect(order(asama, variag)).toEqual({ type: 'aim', ships: table.unit('asama').ships, target: variag });
    expect(order(variag, boat.id)).toMatchObject({ weapon: 'secondary', target: boat.id });
    expect(order(asama, asama)).toBeNull();
    expect(aimOrder(table.state, 'variag', boat.ships[0]!)).toMatchObject({ weapon: 'secondary' });
    expect(targetsFor(table.battle, variag)[0]).toBe('asama');
    const port = arthur();
    const lead = port.unit('mikasa').id;
    expect(targetOrder(port.state, port.battle, 'coast-1', lead)).toEqual({
      type: 'aim',
      ships: ['coast-1'],
      target: lead,
    });
  });

  test('[TSU-44] a boat beside its target aims its torpedoes', () => {
    const table = chemulpo();
    const boat = Object.values(table.battle.units).find(({ kind }) => kind === 'boat')!;
    const near = battleWith(battleWith(table.battle, table.unit('variag').id, 3), boat.id, 2);
    expect(targetOrder(table.state, near, boat.id, table.unit('variag').id)).toMatchObject({
      type: 'aimTorpedoes',
      targets: ['variag', 'variag', 'variag'],
    });
    const [ship] = boat.ships as [string];
    const order = (salvo: number, target: string | null, aimed: readonly string[]) =>
      torpedoOrder(table.state, { ...near, launches: { [ship]: aimed } }, ship, salvo, target).targets;
    expect(order(2, 'variag', [])).toEqual(['variag', 'variag', 'variag']);
    expect(order(1, 'korietz', ['variag', 'variag'])).toEqual(['variag', 'korietz']);
    expect(order(0, null, ['variag', 'korietz'])).toEqual(['korietz']);
    // Spent ones too: the book objects to it, and it may be allowed anyway.
    table.set(['ships', ship, 'torpedoUsed'], true);
    expect(order(0, 'variag', [])).toEqual(['variag', 'variag', 'variag']);
    expect(hasGuns(table.state, ship)).toBe(false);
    expect(hasGuns(table.state, 'variag')).toBe(true);
  });
});

describe('orders', () => {
  test('[TSU-26] the mover moves; before the first shot the other side arranges', () => {
    const table = arthur();
    const [ijn, irn] = [table.unit('mikasa').id, table.unit('askold').id];
    expect(moveOrder(table.battle, ijn, 3).type).toBe('moveUnit');
    expect(moveOrder(table.battle, irn, 10).type).toBe('arrange');
    expect(moveOrder({ ...table.battle, round: 1 }, irn, 10).type).toBe('moveUnit');
  });

  test('[TSU-31][TSU-55] beyond an edge all shift, or ships leave, escape or are taken out', () => {
    const open = chemulpo();
    const asama = open.unit('asama');
    expect(dropAt(open.battle, asama, 3)).toBe('moves');
    expect(dropAt(open.battle, asama, 0)).toBe('leaves');
    expect(dropAt(battleWith(open.battle, open.unit('variag').id, 10), asama, 0)).toBe('shifts');
    expect(dropAt(open.battle, { ...asama, fleeing: true }, 0)).toBe('escapes');
    const port = arthur();
    expect(dropAt(port.battle, port.unit('askold'), 13)).toBe('out');
  });

  test('[TSU-30] damaged ships may be dropped, never the lead ship', () => {
    const table = arthur().set(['ships', 'asahi', 'hits'], 1).set(['ships', 'mikasa', 'hits'], 1);
    const unit = table.unit('mikasa');
    expect(shipsToDrop(table.state, unit)).toEqual(unit.ships[0] === 'mikasa' ? ['asahi'] : ['mikasa']);
  });
});

describe('the sea', () => {
  test('start lanes are washed, strips say what they stand for, lanes out of reach are hatched', () => {
    const table = arthur();
    const model = modelOf(table);
    const layout = boardLayout(model, { ...ROOM, height: 0 });
    const words = boardWords(table.battle, false);
    const shapes = groundShapes(layout, model, words);
    expect(shapes.filter(({ part }) => part === 'start')).toHaveLength(2);
    const texts = shapes.flatMap((shape) => (shape.kind === 'words' ? [shape.text] : []));
    expect(texts).toContain('to 7: open water');
    const reach = columnsInReach(model.tokens[0]!);
    const open = boardLayout(model, { ...ROOM, also: reach });
    const outOfReach = open.lanes.filter(({ from, folded }) => !folded && from <= 12 && !reach.includes(from));
    expect(outOfReach.length).toBeGreaterThan(0);
    expect(hatchShapes(open, reach)).toHaveLength(outOfReach.length);
  });

  test('[TSU-45] a screened division has a bracket, and says by whom', () => {
    const table = arthur();
    const [first, second] = Object.values(table.battle.units).filter(({ side }) => side === 'ijn');
    table
      .do({ type: 'moveUnit', unit: first!.id, column: 2 })
      .do({ type: 'screen', unit: first!.id, screened: second!.id });
    const model = modelOf(table);
    const shapes = screenShapes(boardLayout(model, ROOM), model, boardWords(table.battle, false));
    expect(shapes.some(({ part, kind }) => part === 'screen' && kind === 'line')).toBe(true);
    expect(unitFacts(table.state, table.battle, second!.id).isScreened).toBe(true);
  });
});
