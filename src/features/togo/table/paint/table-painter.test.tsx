import { readFileSync } from 'node:fs';

import { Skia } from '@shopify/react-native-skia';

import { camera, toScreen } from '@/measure/camera';
import { pose, tablePoint } from '@/measure/point';
import { degrees } from '@/measure/units';
import { colourAt } from '@/testing/shown-pictures';
import { settingOf, ship, smallTable } from '@/testing/table-pieces';
import { palettes, THEME_NAMES } from '@/ui/themes';

import { letteringOf } from '@/kit/drawing/lettering';
import { readingBetween } from '../readings';
import type { Frame } from '../scene/scene';
import { tablePainter } from './table-painter';

const file = require.resolve('@expo-google-fonts/barlow-condensed/600SemiBold/BarlowCondensed_600SemiBold.ttf');
const typeface = Skia.Typeface.MakeFreeTypeFaceFromData(Skia.Data.fromBytes(new Uint8Array(readFileSync(file))));
const lettering = letteringOf(typeface!);

const model = smallTable({ terrain: [{ kind: 'island', x: 5.5, y: 7.5, radius: 1 }] });
const setting = settingOf(model);
const [mikasa, , , suvorov] = model.pieces;
const frame: Frame = {
  camera: camera({ width: 390, height: 400 }, tablePoint(10, 12), 30),
  chosen: 'mikasa',
  target: null,
  origin: mikasa!.pose,
  reading: readingBetween(mikasa!, suvorov!, model.rules, [mikasa!.pose, suvorov!.pose]),
  moved: new Map(),
  tape: null,
  ghost: null,
  handle: null,
  tools: { arcs: true, sight: false },
};
/** Where a place of the table is in that window. */
const on = (x: number, y: number) => ({ x: 195 + (x - 10) * 30, y: 200 + (y - 12) * 30 });

test.each(THEME_NAMES)('by %s the sea, the island, the lit band and the chosen base have their colours', (theme) => {
  const color = palettes[theme];
  const painter = tablePainter(color, 'ensigns', lettering);
  const picture = painter.frame(setting, frame);
  expect(colourAt(picture, on(14.4, 7.4))).toBe(color.sea);
  expect(colourAt(picture, on(5.5, 7.5))).toBe(color.steel);
  // Beside their bows, where the plans leave the bases bare.
  expect(colourAt(picture, on(10.38, 10.07))).toBe(color.now);
  expect(colourAt(picture, on(9.58, 13.08))).toBe(color.card);
  painter.dispose();
});

test('with a quarter turn everything is painted where the chart has it now', () => {
  const painter = tablePainter(palettes.day, 'ensigns', lettering);
  const turned = { ...frame, camera: { ...frame.camera, rotation: degrees(90) } };
  const picture = painter.frame(setting, turned);
  const there = (x: number, y: number) => toScreen(tablePoint(x, y), turned.camera);
  expect(colourAt(picture, there(14.4, 7.4))).toBe(palettes.day.sea);
  expect(colourAt(picture, there(5.5, 7.5))).toBe(palettes.day.steel);
  expect(colourAt(picture, there(10.38, 10.1))).toBe(palettes.day.now);
  expect(colourAt(picture, there(9.58, 13.11))).toBe(palettes.day.card);
  painter.dispose();
});

test('the same frame is the same picture; a ship that is dragged is where the finger is, and gone from where she was', () => {
  const painter = tablePainter(palettes.day, 'plain', lettering);
  const first = painter.frame(setting, frame);
  expect(painter.frame(setting, frame)).toBe(first);
  const moved: Frame = {
    ...frame,
    chosen: 'suvorov',
    origin: pose(14, 15, 90),
    reading: null,
    moved: new Map([['suvorov', pose(14, 15, 90)]]),
  };
  const picture = painter.frame(setting, moved);
  expect(picture).not.toBe(first);
  expect(colourAt(picture, on(14.4, 15.07))).toBe(palettes.day.now);
  expect(colourAt(picture, on(9.58, 13.08))).toBe(palettes.day.sea);
  painter.dispose();
});

test('a blank counter is a solid base in its side’s colour, and tells nothing else', () => {
  const blank = smallTable({ pieces: [ship('c1', { plan: null, tubes: null })] });
  const painter = tablePainter(palettes.day, 'ensigns', lettering);
  const picture = painter.frame({ ...setting, model: blank }, { ...frame, chosen: null, origin: null, reading: null });
  expect(colourAt(picture, on(9.62, 10.08))).toBe(palettes.day.jpEdge);
  painter.dispose();
});

test('a window of no size, a table of no size and no words still draw', () => {
  const painter = tablePainter(palettes.day, 'ensigns', null);
  const none = smallTable({ size: { width: 0, depth: 0 } });
  const shown = { ...frame, camera: camera({ width: 0, height: 0 }, tablePoint(NaN, NaN), NaN) };
  expect(() => painter.frame({ ...setting, model: none }, shown)).not.toThrow();
  painter.dispose();
});
