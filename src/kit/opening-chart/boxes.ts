export interface Dot {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Dot {
  readonly width: number;
  readonly height: number;
}

export const overlap = (a: Box, b: Box, apart = 0): boolean =>
  a.x < b.x + b.width + apart &&
  b.x < a.x + a.width + apart &&
  a.y < b.y + b.height + apart &&
  b.y < a.y + a.height + apart;

export const within = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

/** The smallest box around some points. */
export function boxAround(dots: readonly Dot[]): Box {
  const [xs, ys] = [dots.map(({ x }) => x), dots.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** The point of a box that is nearest to another point. */
export const nearestIn = ({ x, y, width, height }: Box, to: Dot): Dot => ({
  x: Math.min(x + width, Math.max(x, to.x)),
  y: Math.min(y + height, Math.max(y, to.y)),
});

export const gap = (a: Dot, b: Dot): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Whether a straight line runs through a box: the part of the line inside every one of its four sides is not empty. */
export function crosses(from: Dot, to: Dot, box: Box): boolean {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  let [enters, leaves] = [0, 1];
  const sides: readonly (readonly [number, number])[] = [
    [-dx, from.x - box.x],
    [dx, box.x + box.width - from.x],
    [-dy, from.y - box.y],
    [dy, box.y + box.height - from.y],
  ];
  for (const [step, room] of sides) {
    if (step === 0 && room < 0) return false;
    if (step < 0) enters = Math.max(enters, room / step);
    if (step > 0) leaves = Math.min(leaves, room / step);
  }
  return enters <= leaves;
}
