import type { Hold } from '@/kit/chart/use-chart-touch';
import { toScreen, toTable } from '@/measure/camera';
import { type ScreenPoint, type TablePoint } from '@/measure/point';
import { keepOn } from '@/measure/table';

import type { TableActions } from './actions';
import { legsTowards } from './ghost';
import { carriedTo, companyOf, headingTowards, turnedTo } from './carrying';
import { lineOf, type Moved, type Piece, poseOf, type TableModel } from './model';
import { HANDLE, handleReach } from './scene/tools';
import { sizesIn } from './scene/scene';
import { fromShip, windowView } from './scene/view';
import { changeUi, choosePiece, NOTHING_MOVED, type TableUi, useTableUi } from './table-store';
import { pickAt, type Picking, piecesAt } from './tokens';
import type { Selection } from './use-selection';

interface GestureProps {
  readonly model: TableModel;
  readonly selection: Selection;
  readonly actions: TableActions;
}

type Seen = TableUi & { readonly camera: NonNullable<TableUi['camera']> };

/** What a finger means where it comes down: a tap chooses, a drag takes the chosen ship, her handle, her ghost or the tape. */
export function useGestures({ model, selection, actions }: GestureProps) {
  const seen = (): Seen | null => {
    const ui = useTableUi.getState();
    return ui.camera && { ...ui, camera: ui.camera };
  };
  const picking = ({ camera, enlarged, moved }: Seen): Picking => ({
    ...{ model, moved, camera },
    sizeOf: sizesIn({ model, enlarged }, camera.scale),
  });
  const placeAt = (ui: Seen, at: ScreenPoint): TablePoint => {
    const [piece] = piecesAt(at, picking(ui));
    return piece ? poseOf(piece, ui.moved).at : toTable(at, ui.camera);
  };
  const near = (at: ScreenPoint, spot: { readonly x: number; readonly y: number }, within: number): boolean =>
    Math.hypot(at.x - spot.x, at.y - spot.y) <= within;

  const tapeFrom = (ui: Seen, from: ScreenPoint): Hold => {
    const start = placeAt(ui, from);
    return {
      drag: (at) => changeUi({ tape: [start, placeAt(ui, at)] }),
      drop: () => undefined,
      cancel: () => changeUi({ tape: null }),
    };
  };
  const carry = (piece: Piece, to: (at: ScreenPoint, ui: Seen) => Moved): Hold => ({
    drag: (at) => {
      const ui = seen();
      if (ui) changeUi({ moved: to(at, ui) });
    },
    drop: () => void settle(model, actions, piece),
    cancel: () => changeUi({ moved: NOTHING_MOVED }),
  });
  const makeMove = (ui: Seen): Hold | null => {
    const [leader] = ui.ghost ? lineOf(model, ui.ghost.line) : [];
    const { ghost } = ui;
    const mover = model.movers.find(({ line }) => line === ghost?.line);
    if (!ghost || !leader || !mover || mover.bound !== null) return null;
    const towards = { circle: model.rules.circle, snapped: ui.snapped, allowance: mover.allowance };
    return {
      drag: (at) =>
        changeUi({
          ghost: { ...ghost, legs: legsTowards(leader.pose, ghost.legs, toTable(at, ui.camera), towards) },
        }),
      drop: () => undefined,
      cancel: () => changeUi({ ghost }),
    };
  };

  return {
    onTap(at: ScreenPoint): void {
      const ui = seen();
      if (!ui) return;
      if (ui.tools.tape) {
        const [start, end] = ui.tape ?? [];
        const here = placeAt(ui, at);
        return changeUi({ tape: start !== undefined && start === end ? [start, here] : [here, here] });
      }
      choosePiece(model, pickAt(at, picking(ui), ui)?.id ?? null);
    },
    holdAt(at: ScreenPoint): Hold | null {
      const ui = seen();
      if (!ui) return null;
      if (ui.tools.tape) return tapeFrom(ui, at);
      const { chosen, ghost } = selection;
      if (ui.ghost) {
        const spot = ghost?.facts.poses[0];
        const grips = spot && near(at, toScreen(spot.at, ui.camera), GRIP);
        return grips ? makeMove(ui) : null;
      }
      if (!chosen) return null;
      const pose = poseOf(chosen, ui.moved);
      const { length } = picking(ui).sizeOf(chosen);
      const reach = handleReach(selection.mover?.allowance ?? null, ui.camera.scale, length);
      if (near(at, fromShip(pose, 0, reach, windowView(ui.camera)), HANDLE.touch)) {
        const step = ui.snapped ? model.rules.circle.stepDegrees : null;
        return carry(chosen, (finger, now) =>
          turnedTo(model, chosen, headingTowards(chosen.pose, finger, now.camera, step)),
        );
      }
      if (!piecesAt(at, picking(ui)).some(({ id }) => id === chosen.id)) return null;
      const [grip, middle] = [toTable(at, ui.camera), pose.at];
      return carry(chosen, (finger, now) => {
        const to = toTable(finger, now.camera);
        const point = { x: to.x + middle.x - grip.x, y: to.y + middle.y - grip.y } as TablePoint;
        return carriedTo(model, chosen, keepOn(point, model.size), now.snapped);
      });
    },
  };
}

const GRIP = 40;

/** What was dragged is put down; it stays where it is shown until the battle says so, or says no. */
export async function settle(model: TableModel, actions: TableActions, piece: Piece): Promise<void> {
  const { moved } = useTableUi.getState();
  const placed = companyOf(model, piece).flatMap(({ id }) => {
    const pose = moved.get(id);
    return pose ? [{ id, pose }] : [];
  });
  if (placed.length > 0) await actions.place(piece.line, placed);
  if (useTableUi.getState().moved === moved) changeUi({ moved: NOTHING_MOVED });
}
