import { type Camera, panBy, toScreen, wayOnTable } from '@/measure/camera';
import { screenPoint, tablePoint } from '@/measure/point';
import { keepOn } from '@/measure/table';
import { type Leg } from '@/measure/turning';
import { degrees, inches } from '@/measure/units';
import type { KeyPress } from '@/ui/keys';
import { useTheme } from '@/ui/theme';

import { zoomed } from './camera-limits';
import type { TableActions } from './actions';
import { addLeg } from './ghost';
import { carriedTo, turnedTo } from './carrying';
import type { Piece, TableModel } from './model';
import { changeUi, choosePiece, fitTable, useTableUi } from './table-store';
import { settle } from './use-gestures';
import type { Selection } from './use-selection';

interface KeyProps {
  readonly model: TableModel;
  readonly shown: Selection;
  readonly actions: TableActions;
  readonly onCamera: (camera: Camera) => void;
}

const PAN = 48;
const ZOOM = 1.25;
const QUARTER = 0.25;
type Way = readonly [x: number, y: number];
const WAYS: Readonly<Record<string, Way>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const CHOOSE_OR_TURN: readonly string[] = ['n', 'p', 't', '[', ']'];

/** Everything a finger can do on the chart, by keys. */
export function useTableKeys({ model, shown, actions, onCamera }: KeyProps) {
  const { hand } = useTheme();
  const { chosen } = shown;
  const step = (by: 1 | -1) => {
    const at = model.pieces.findIndex(({ id }) => id === chosen?.id);
    // With nobody chosen the way back begins at the last.
    const from = at < 0 && by < 0 ? 0 : at;
    const next = model.pieces[(from + by + model.pieces.length) % model.pieces.length];
    if (next) changeUi({ chosen: next.id, target: null });
  };
  const aim = () => {
    const enemies = model.pieces.filter(({ side }) => chosen && side !== chosen.side);
    const at = enemies.findIndex(({ id }) => id === shown.target?.id);
    changeUi({ target: enemies[(at + 1) % Math.max(1, enemies.length)]?.id ?? null });
  };
  const nudge = (piece: Piece, [x, y]: Way) => {
    const { at } = piece.pose;
    const to = keepOn(tablePoint(at.x + x * QUARTER, at.y + y * QUARTER), model.size);
    changeUi({ moved: carriedTo(model, piece, to, false) });
    return settle(model, actions, piece);
  };
  /** The end of the tape goes on; where none is laid it begins at the chosen ship, or in the middle of what is seen. */
  const stretch = ({ middle }: Camera, [x, y]: Way) => {
    const [start, end] = useTableUi.getState().tape ?? [shown.origin?.at ?? middle, shown.origin?.at ?? middle];
    const to = keepOn(tablePoint(end.x + x * QUARTER, end.y + y * QUARTER), model.size);
    changeUi({ tape: [start, to] });
  };
  const turn = (piece: Piece, way: 1 | -1) => {
    const { stepDegrees } = model.rules.circle;
    changeUi({ moved: turnedTo(model, piece, degrees(piece.pose.heading + way * stepDegrees)) });
    return settle(model, actions, piece);
  };

  return (event: KeyPress & { readonly shiftKey?: boolean }): void => {
    const { camera, ghost, tools } = useTableUi.getState();
    const way = WAYS[event.key];
    const act = (): boolean => {
      if (!camera) return false;
      if (ghost && way) return stepGhost(model, way);
      // As for a finger: while a move is being made nobody else is chosen, and nobody is put elsewhere.
      if (ghost && CHOOSE_OR_TURN.includes(event.key)) return false;
      if (way && event.shiftKey && tools.tape) return (stretch(camera, wayOnTable(camera, ...way)), true);
      if (way && event.shiftKey) return chosen !== null && (void nudge(chosen, wayOnTable(camera, ...way)), true);
      if (way) return (onCamera(panBy(camera, -way[0] * PAN, -way[1] * PAN)), true);
      const middle = shown.origin
        ? toScreen(shown.origin.at, camera)
        : screenPoint(camera.window.width / 2, camera.window.height / 2);
      switch (event.key) {
        case '+':
        case '=':
          return (onCamera(zoomed(camera, middle, ZOOM, model.size)), true);
        case '-':
          return (onCamera(zoomed(camera, middle, 1 / ZOOM, model.size)), true);
        case '0':
          return (fitTable(model, camera.window, hand), true);
        case 'n':
          return (step(1), true);
        case 'p':
          return (step(-1), true);
        case 't':
          return (aim(), true);
        case '[':
        case ']':
          return chosen !== null && (void turn(chosen, event.key === '[' ? -1 : 1), true);
        case 'Escape':
          return (choosePiece(model, null), true);
        default:
          return false;
      }
    };
    if (act()) event.preventDefault?.();
  };
}

/** One more turn or run of the move that is being made; back along the keys takes the last one away. */
export function stepGhost(model: TableModel, [x, y]: readonly [number, number], run = QUARTER): boolean {
  const { ghost } = useTableUi.getState();
  const mover = model.movers.find(({ line }) => line === ghost?.line);
  if (!ghost || !mover) return false;
  if (y > 0) return (changeUi({ ghost: { ...ghost, legs: ghost.legs.slice(0, -1) } }), true);
  if (mover.bound !== null) return false;
  const { stepDegrees } = model.rules.circle;
  const leg: Leg = x === 0 ? { type: 'run', inches: inches(run) } : { type: 'turn', degrees: degrees(x * stepDegrees) };
  changeUi({ ghost: { ...ghost, legs: addLeg(ghost.legs, leg) } });
  return true;
}
