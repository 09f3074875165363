import type { Palette } from '@/ui/themes';

import type { MarkStyle, Side } from '../side-mark';
import type { SkCanvas } from '../skia';

/** Where a target stands: inches from the firer, and degrees clockwise from the firer's bow, from 0 to under 360. */
export interface DialPosition {
  readonly range: number;
  readonly bearing: number;
}

export interface DialTarget extends DialPosition {
  readonly id: string;
  readonly side: Side;
  /** As a screen reader says it. */
  readonly name: string;
}

/** Degrees off the bow on either side, 0 ahead, 180 astern; both ends belong to it. */
export interface DialLimits {
  readonly from: number;
  readonly to: number;
}

/** The arcs of the rule book, bow to stern. A target exactly on an edge stands in both. */
export interface DialArcs {
  readonly bow: DialLimits;
  readonly side: DialLimits;
  readonly stern: DialLimits;
}

export interface DialTubes {
  readonly limits: DialLimits;
  /** How far they reach, in inches. */
  readonly reach: number;
}

/** A number of the caller's that follows the finger: the start die, the size of a torpedo's target. */
export interface DialReadout {
  readonly label: string;
  /** Where there is little room: "Start" for "Start die". */
  readonly shortLabel?: string;
  readonly value: string;
  /** When the value alone would be spoken badly: "4 or less" for "≤4". */
  readonly spoken?: string;
}

/** Where and how to draw the firing ship: the canvas is moved to her middle, bow up. */
export interface ShipFrame {
  /** Points from stem to stern. */
  readonly length: number;
  readonly color: Palette;
}

export interface DialShip {
  /** Changes whenever the drawing would (other batteries bear, say): it is recorded once for each key, size and theme. */
  readonly key: string;
  paint(canvas: SkCanvas, frame: ShipFrame): void;
}

export interface DialProps {
  /** One target, or several where fire is split. All are drawn; the active one is dragged, stepped and read out. */
  targets: readonly DialTarget[];
  activeId: string;
  /** The active target was moved, by finger, key or button: already snapped. Called for every step on the way. */
  onMove: (id: string, to: DialPosition) => void;
  /** The finger was lifted, or a key or button did its step: the moment to keep the position. */
  onSettle?: (id: string, at: DialPosition) => void;
  /** Another target was touched. Without it only the active one can be taken hold of. */
  onChoose?: (id: string) => void;
  arcs: DialArcs;
  /** Outer edges of the range bands in inches, ascending; an edge belongs to the band inside it. */
  bands: readonly number[];
  /** A band whose edge is this near, either way, is about to change: its ring is marked. */
  nearWithin: number;
  /** What the dial aims. With `tubes` the arcs are those of the torpedo tubes. */
  aims?: 'guns' | 'tubes';
  tubes?: DialTubes;
  /** Left out, a plain hull is drawn. */
  ship?: DialShip;
  /** The firing ship, as a screen reader says it. */
  firerName: string;
  marks: MarkStyle;
  readout?: DialReadout;
  /** Stands below the dial on amber: what changes beyond the band's edge. Its room is kept when there is none. */
  warning?: string;
  /** Stands in the same place when there is nothing to warn of. */
  hint?: string;
  testID?: string;
}
