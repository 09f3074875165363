import { inchWords } from '@/kit/words/inches';
import type { Plate } from '@/kit/dial/dial-aim';
import type { useT } from '@/messages/messages';
import type { TableEdge } from '@/measure/table';

import { evades, type GhostFacts } from './ghost';
import { lineOf, type Mover, type Piece, type TableModel, type Threat } from './model';
import type { Reading } from './readings';

export type Translate = ReturnType<typeof useT>;

/** A course as a navigator writes it: three figures. */
export const courseWords = (heading: number): string => String(Math.round(heading) % 360).padStart(3, '0');

export const yardWords = (yards: number): string => String(yards).replace(/\B(?=(\d{3})+$)/g, ',');

/** The line under a name: her course and her place in the line. */
export function courseAndPlaceWords(t: Translate, model: TableModel, piece: Piece, heading: number): string {
  const course = courseWords(heading);
  if (piece.plan === null) return t('table.blank', { course });
  if (piece.adrift) return t('table.adrift', { course });
  const count = lineOf(model, piece.line).length;
  if (count < 2) return t('table.course', { course });
  if (piece.place === 0) return t('table.leads', { course, count });
  return t('table.inLine', { course, count, place: piece.place + 1 });
}

/** Bow, starboard, stern or port; two arcs when it is on their edge. */
export function plateOf({ arcs, bearing }: Pick<Reading, 'arcs' | 'bearing'>): Plate | 'edge' {
  if (arcs.length > 1) return 'edge';
  const [arc] = arcs;
  if (arc === 'bow' || arc === 'stern') return arc;
  return bearing < 180 ? 'starboard' : 'port';
}

export function arcWords(t: Translate, reading: Reading): string {
  switch (plateOf(reading)) {
    case 'bow':
      return t('table.row.bow');
    case 'stern':
      return t('table.row.stern');
    case 'starboard':
      return t('table.row.starboard');
    case 'port':
      return t('table.row.port');
    case 'edge':
      return t('table.row.edge');
  }
}

export const readingWords = (t: Translate, reading: Reading): string =>
  t('table.row.reading', {
    range: inchWords(reading.range),
    yards: yardWords(reading.yards),
    bearing: courseWords(reading.bearing),
    arc: arcWords(t, reading),
  });

/** Of a tape from a ship the degrees are from her bow; of one laid anywhere they are its course. */
export function tapeWords(t: Translate, range: number, yards: number, degrees: number, of: 'bow' | 'course') {
  const said = { yards: yardWords(yards), bearing: courseWords(degrees) };
  return { reading: inchWords(range), under: of === 'bow' ? t('table.yards', said) : t('table.yardsLaid', said) };
}

export const spentWords = (t: Translate, { cost }: GhostFacts, { allowance }: Mover): string =>
  allowance === null
    ? t('table.spentAlone', { cost: inchWords(cost) })
    : t('table.spent', { cost: inchWords(cost), allowance: inchWords(allowance) });

/** What speaks first of a move, and what it does to her fire besides. */
export function effectWords(t: Translate, facts: GhostFacts, { bound }: Mover): readonly string[] {
  const { exit, leaves, left, cost } = facts;
  if (leaves !== null) return [leavesWords(t, leaves)];
  const fire = fireWords(t, facts);
  if (exit !== null) return [t('table.overEdge'), fire];
  if (left !== null && left < 0) return [t('table.tooFar', { over: inchWords(-left) }), fire];
  if (bound !== null) return [boundWords(t, bound), fire];
  return cost > 0 ? [fire] : [t('table.begin')];
}

function fireWords(t: Translate, { fire }: GhostFacts): string {
  switch (fire) {
    case 'full':
      return t('table.fullFire');
    case 'half':
      return t('table.halfFire');
    case 'none':
      return t('table.noFire');
  }
}

function boundWords(t: Translate, bound: number): string {
  if (bound === 0) return t('table.bound.straight');
  const degrees = Math.abs(bound);
  return bound < 0 ? t('table.bound.port', { degrees }) : t('table.bound.starboard', { degrees });
}

function leavesWords(t: Translate, edge: TableEdge): string {
  switch (edge) {
    case 'north':
      return t('table.leaves.north');
    case 'east':
      return t('table.leaves.east');
    case 'south':
      return t('table.leaves.south');
    case 'west':
      return t('table.leaves.west');
  }
}

export function edgeWords(t: Translate, edge: TableEdge): string {
  switch (edge) {
    case 'north':
      return t('table.placing.north');
    case 'east':
      return t('table.placing.east');
    case 'south':
      return t('table.placing.south');
    case 'west':
      return t('table.placing.west');
  }
}

export const namesOf = (threats: readonly Threat[]): string => [...new Set(threats.map(({ name }) => name))].join(', ');

/** What the move comes to against torpedoes: who evades all that run at her, and who does not yet. */
export function evasionWords(
  t: Translate,
  { pieces, rules: { evasion } }: TableModel,
  { threats }: Mover,
  { poses, cost }: GhostFacts,
): readonly string[] {
  const declared = threats.filter((threat) => threat.evasion === 'declared');
  if (declared.length === 0) return [];
  if (evasion === null) return [t('table.evasion.agreed', { names: namesOf(declared) })];
  const caught = declared.filter((threat) => {
    const piece = pieces.find(({ id }) => id === threat.target);
    const to = piece && poses[piece.place];
    return !to || !evades(threat, [piece.pose, to], cost, evasion);
  });
  const hit = new Set(caught.map(({ target }) => target));
  const clear = declared.filter(({ target }) => !hit.has(target));
  const { degrees, inches } = evasion;
  return [
    ...(clear.length > 0 ? [t('table.evasion.made', { names: namesOf(clear) })] : []),
    ...(caught.length > 0
      ? [t('table.evasion.notMade', { names: namesOf(caught), degrees, way: inchWords(inches) })]
      : []),
  ];
}
