/** Where a dragged ship would go. */
interface DropPlace {
  readonly formation: string;
  readonly place: number;
}

export interface Dragging extends DropPlace {
  readonly ship: string;
  /** Points she is drawn away from her place. */
  readonly by: number;
}

interface FormationBox {
  readonly formation: string;
  readonly ships: readonly string[];
  readonly isFull: boolean;
}

interface Measurable {
  measureInWindow(answer: (x: number, y: number, width: number, height: number) => void): void;
}
interface Scrollable {
  scrollTo(to: { y: number; animated: boolean }): void;
}

interface Row {
  readonly ship: string;
  readonly formation: string;
  readonly place: number;
  readonly top: number;
  readonly bottom: number;
}

/** How near the finger comes to the end of the list before it scrolls, and how far it scrolls for each move. */
const EDGE = 72;
const SCROLL_STEP = 14;

/**
 * Dragging a ship by her handle. Places are measured once, when the finger comes down, and corrected by how far the
 * list has scrolled since: measuring while it moves would lag behind the finger.
 */
export class ShipDrag {
  private readonly views = new Map<string, Measurable>();
  private list: Scrollable | null = null;
  private frame: Measurable | null = null;
  private viewport = { top: 0, bottom: 0 };
  private offset = 0;
  private begun: { ship: string; at: number; offset: number; rows: readonly Row[]; last: Dragging | null } | null =
    null;

  constructor(private readonly show: (dragging: Dragging | null) => void) {}

  /** Every row and every formation tells where it is drawn. */
  register(key: string, view: Measurable | null): void {
    if (view) this.views.set(key, view);
    else this.views.delete(key);
  }
  registerList(list: Scrollable | null): void {
    this.list = list;
  }
  registerFrame(frame: Measurable | null): void {
    this.frame = frame;
  }
  scrolledTo(offset: number): void {
    this.offset = offset;
  }

  start(ship: string, boxes: readonly FormationBox[], at: number): void {
    const begun = { ship, at, offset: this.offset, rows: [] as readonly Row[], last: null };
    this.begun = begun;
    this.frame?.measureInWindow((_x, top, _width, height) => {
      this.viewport = { top, bottom: top + height };
    });
    void this.measure(ship, boxes).then((rows) => {
      if (this.begun === begun) begun.rows = rows;
    });
  }

  move(at: number): void {
    const { begun } = this;
    if (!begun || begun.rows.length === 0) return;
    const scrolled = this.offset - begun.offset;
    const place = placeAt(begun.rows, begun.ship, at + scrolled);
    begun.last = { ship: begun.ship, by: at - begun.at + scrolled, ...place };
    this.show(begun.last);
    const way = at < this.viewport.top + EDGE ? -1 : at > this.viewport.bottom - EDGE ? 1 : 0;
    if (way !== 0) this.list?.scrollTo({ y: Math.max(0, this.offset + way * SCROLL_STEP), animated: false });
  }

  /** The finger lifts: where she goes, or null when she was not moved at all. */
  end(): { readonly ship: string; readonly to: DropPlace } | null {
    const last = this.begun?.last;
    this.cancel();
    return last ? { ship: last.ship, to: { formation: last.formation, place: last.place } } : null;
  }

  cancel(): void {
    this.begun = null;
    this.show(null);
  }

  /** Rows of the ships and, for a formation without any, its own box. A full formation takes nobody else in. */
  private async measure(dragged: string, boxes: readonly FormationBox[]): Promise<readonly Row[]> {
    const rows: Row[] = [];
    for (const { formation, ships, isFull } of boxes) {
      if (isFull && !ships.includes(dragged)) continue;
      for (const [place, key] of (ships.length > 0 ? ships : [formation]).entries()) {
        const view = this.views.get(key);
        if (view) rows.push({ ship: key, formation, place, ...(await span(view)) });
      }
    }
    return rows;
  }
}

const span = (view: Measurable): Promise<{ top: number; bottom: number }> =>
  new Promise((resolve) => view.measureInWindow((_x, top, _width, height) => resolve({ top, bottom: top + height })));

/** The place under the finger, counted as if the ship had left her own: so does `moveShip`. */
export function placeAt(rows: readonly Row[], dragged: string, at: number): DropPlace {
  const distance = ({ top, bottom }: Row) => (at < top ? top - at : at > bottom ? at - bottom : 0);
  const nearest = rows.reduce<Row | null>(
    (best, row) => (best === null || distance(row) < distance(best) ? row : best),
    null,
  );
  if (!nearest) return { formation: '', place: 0 };
  const { formation, place, top, bottom } = nearest;
  // The box of a formation without ships.
  if (nearest.ship === formation) return { formation, place: 0 };
  const target = place + (at > (top + bottom) / 2 ? 1 : 0);
  const own = rows.find(({ ship }) => ship === dragged);
  return { formation, place: own?.formation === formation && target > own.place ? target - 1 : target };
}
