import type { Shape } from '@/kit/drawing/shapes';
import { widthOf } from '@/kit/opening-chart/text-blocks';
import { sideEdge } from '@/kit/sides';
import type { ColorRole } from '@/ui/themes';

import type { Box } from './board-layout';
import type { BoardToken, Hull } from './board-model';

const NAME = 17;

interface TokenLook {
  readonly chosen: boolean;
  readonly nameSize: number;
}

/** One token with its corner at (0, 0). */
export function tokenShapes(
  token: BoardToken,
  { width, height }: Pick<Box, 'width' | 'height'>,
  { chosen, nameSize }: TokenLook,
): readonly Shape[] {
  const frame: Shape = {
    ...{ part: 'token', kind: 'box', x: 0, y: 0, breadth: width, height, round: token.side === 'ijn' ? 18 : 2 },
    ...{ fill: chosen ? 'nowWash' : 'card', stroke: sideEdge(token.side), width: chosen ? 3.5 : 2 },
  };
  const inside =
    token.kind === 'division' ? divisionShapes(token, width, nameSize) : counterShapes(token, width, height);
  return [frame, ...inside, ...flightShapes(token, width), ...pendingShapes(token, width)];
}

const INSET = 14;
/** At most so many ships are in a division. */
const MOST = 6;

function divisionShapes({ name, hulls }: BoardToken, width: number, size: number): readonly Shape[] {
  const pitch = Math.min(22, (width - 2 * INSET) / MOST);
  return [
    {
      part: 'name',
      kind: 'words',
      text: fitted(name, size, width - 2 * INSET),
      x: INSET,
      y: 14,
      size,
      align: 'left',
      fill: 'ink',
    },
    ...hulls.flatMap((hull, place) => hullShapes(hull, width - INSET - (place + 1) * pitch, pitch - 2, place === 0)),
  ];
}

/** A name its owner gave may be longer than the token. */
function fitted(name: string, size: number, room: number): string {
  if (widthOf(name, size) <= room) return name;
  let short = name;
  while (short.length > 1 && widthOf(`${short}…`, size) > room) short = short.slice(0, -1).trimEnd();
  return `${short}…`;
}

/** Bow to the right; the lead ship is solid. Hits are dots below her, and who will sink is crossed out. */
function hullShapes({ hits, sinks }: Hull, x: number, length: number, leads: boolean): readonly Shape[] {
  const y = 30;
  const hull: Shape = {
    ...{ part: 'hull', kind: 'line', closed: true, fill: leads ? 'ink' : 'steel', stroke: 'ink', width: 1.1 },
    dots: [
      { x: x + 1, y: y - 3.5 },
      { x: x + length * 0.66, y: y - 4 },
      { x: x + length, y },
      { x: x + length * 0.66, y: y + 4 },
      { x: x + 1, y: y + 3.5 },
      { x, y },
    ],
  };
  const middle = x + length / 2;
  const dots = Array.from({ length: Math.min(2, hits) }, (_, dot): Shape => ({
    ...{
      part: 'hit',
      kind: 'disc',
      x: middle + (dot - (Math.min(2, hits) - 1) / 2) * 7,
      y: 40,
      radius: 2.4,
      fill: 'ink',
    },
  }));
  const cross: Shape = {
    ...{ part: 'sinks', kind: 'lines', stroke: 'danger', width: 2 },
    strokes: [
      [x, y - 6, x + length, y + 6],
      [x, y + 6, x + length, y - 6],
    ],
  };
  return [hull, ...dots, ...(sinks ? [cross] : [])];
}

/** A letter, and a stroke for each salvo it has left. */
function counterShapes({ name, ticks, kind }: BoardToken, width: number, height: number): readonly Shape[] {
  const middle = height / 2;
  const alone = ticks === 0;
  const ink: ColorRole = 'ink';
  const strokes = Array.from({ length: ticks }, (_, tick) => {
    const x = width - 12 - (ticks - 1 - tick) * 8;
    return [x, middle - 8, x, middle + 8] as const;
  });
  return [
    {
      part: 'name',
      kind: 'words',
      text: name,
      x: alone ? width / 2 : 10,
      y: middle,
      size: NAME,
      align: alone ? 'middle' : 'left',
      fill: ink,
    },
    ...(kind === 'coast'
      ? ([
          { part: 'coast', kind: 'lines', strokes: [[4, height - 4, width - 4, height - 4]], stroke: ink, width: 2 },
        ] as const)
      : []),
    { part: 'salvos', kind: 'lines', strokes, stroke: ink, width: 2 },
  ];
}

/** Chevrons aft, and a box for each success of three. */
function flightShapes({ fleeing, successes }: BoardToken, width: number): readonly Shape[] {
  if (!fleeing) return [];
  const chevrons = [-5, -11].map((x) => ({
    ...{ part: 'flight', kind: 'line' as const, stroke: 'ink' as const, width: 2 },
    dots: [
      { x: x + 4, y: 15 },
      { x, y: 23 },
      { x: x + 4, y: 31 },
    ],
  }));
  const boxes = [0, 1, 2].map((box): Shape => ({
    ...{
      part: 'success',
      kind: 'box',
      x: width - 52 + box * 13,
      y: 6,
      breadth: 10,
      height: 10,
      stroke: 'ink',
      width: 1.3,
    },
    ...(box < successes && { fill: 'ink' as const }),
  }));
  return [...chevrons, ...boxes];
}

/** Hits that wait to be marked, dashed on the fore corner. */
function pendingShapes({ pending }: BoardToken, width: number): readonly Shape[] {
  if (pending === 0) return [];
  const [breadth, height, x, y] = [32, 24, width - 28, -7];
  return [
    {
      part: 'pending',
      kind: 'box',
      x,
      y,
      breadth,
      height,
      round: 4,
      fill: 'card',
      stroke: 'ink',
      width: 1.5,
      dash: [4, 3],
    },
    {
      part: 'pending',
      kind: 'words',
      text: `+${pending}`,
      x: x + breadth / 2,
      y: y + height / 2,
      size: NAME,
      align: 'middle',
      fill: 'ink',
    },
  ];
}
