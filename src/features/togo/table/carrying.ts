import { type Camera, toTable } from '@/measure/camera';
import {
  compassBearing,
  distance,
  pointAt,
  type Pose,
  type ScreenPoint,
  tablePoint,
  type TablePoint,
} from '@/measure/point';
import { snapPoint, snapTurn } from '@/measure/snap';
import { type Degrees, degrees, normalised } from '@/measure/units';

import { lineOf, type Moved, type Piece, type TableModel } from './model';

const QUARTER = 0.25;

/** Who goes along when a piece is put elsewhere: the whole line with its leader, any other ship alone. */
export const companyOf = (model: TableModel, piece: Piece): readonly Piece[] =>
  piece.place === 0 && !piece.adrift ? lineOf(model, piece.line) : [piece];

/** Everybody's place when the piece is moved to a point: those with it keep their places to it. */
export function carriedTo(model: TableModel, piece: Piece, to: TablePoint, snapped: boolean): Moved {
  const at = snapped ? snapPoint(to, QUARTER) : to;
  const [dx, dy] = [at.x - piece.pose.at.x, at.y - piece.pose.at.y];
  return new Map(
    companyOf(model, piece).map(({ id, pose }) => [
      id,
      { at: tablePoint(pose.at.x + dx, pose.at.y + dy), heading: pose.heading },
    ]),
  );
}

/** Everybody's place when the piece is turned: the line swings about its leader. */
export function turnedTo(model: TableModel, piece: Piece, heading: Degrees): Moved {
  const by = heading - piece.pose.heading;
  const around = piece.pose.at;
  return new Map(
    companyOf(model, piece).map(({ id, pose }) => [
      id,
      id === piece.id
        ? { at: around, heading: normalised(heading) }
        : {
            at: pointAt(around, degrees(compassBearing(around, pose.at) + by), distance(around, pose.at)),
            heading: normalised(pose.heading + by),
          },
    ]),
  );
}

/** The heading a finger on the handle asks for. */
export function headingTowards(pose: Pose, finger: ScreenPoint, camera: Camera, step: number | null): Degrees {
  const wanted = compassBearing(pose.at, toTable(finger, camera), pose.heading);
  return step === null ? normalised(Math.round(wanted)) : snapTurn(pose, wanted, step);
}

/** Everybody's place when the piece is put somewhere, heading somewhere. */
export function putTo(model: TableModel, piece: Piece, { at: to, heading }: Pose): Moved {
  const { at } = piece.pose;
  return new Map(
    [...turnedTo(model, piece, heading)].map(([id, pose]) => [
      id,
      { ...pose, at: tablePoint(pose.at.x + to.x - at.x, pose.at.y + to.y - at.y) },
    ]),
  );
}
