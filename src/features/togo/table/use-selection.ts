import { useMemo } from 'react';

import { useT } from '@/messages/messages';
import { compassBearing, distance, type Pose } from '@/measure/point';

import { type GhostFacts, ghostFacts } from './ghost';
import { lineOf, type Mover, type Piece, pieceOf, poseOf, type TableModel } from './model';
import { type Reading, readingBetween, tapeReading, yardsOf } from './readings';
import type { Frame } from './scene/scene';
import { useTableUi } from './table-store';
import { tapeWords } from './words';

export interface Selection {
  readonly chosen: Piece | null;
  readonly target: Piece | null;
  /** Where the chosen piece stands, or would after the move that is being made. */
  readonly origin: Pose | null;
  readonly reading: Reading | null;
  readonly mover: Mover | null;
  readonly ghost: Frame['ghost'];
  readonly tape: Frame['tape'];
}

/** What follows from the table and from what is being done on it: for the chart, the bar and the list alike. */
export function useSelection(model: TableModel): Selection {
  const t = useT();
  const { chosen: chosenId, target: targetId, moved, ghost: making, tape: laid } = useTableUi();
  const chosen = pieceOf(model, chosenId);
  const target = pieceOf(model, targetId);
  const mover = (chosen && !chosen.adrift && model.movers.find(({ line }) => line === chosen.line)) || null;

  const ghost = useMemo((): Frame['ghost'] => {
    const line = making && lineOf(model, making.line);
    const leader = line?.[0];
    const moving = making && model.movers.find((each) => each.line === making.line);
    if (!making || !line || !leader || !moving) return null;
    const { size, rules } = model;
    const facts = ghostFacts(
      making,
      line.map(({ pose }) => pose),
      moving,
      { ...rules, size },
    );
    return facts && { line: making.line, facts, from: facts.poses[0] ?? leader.pose };
  }, [making, model]);

  const origin = chosen && (ghostPose(ghost, chosen) ?? poseOf(chosen, moved));
  const reading = useMemo(
    () =>
      chosen && target && origin ? readingBetween(chosen, target, model.rules, [origin, poseOf(target, moved)]) : null,
    [chosen, target, origin, moved, model],
  );
  const tape = useMemo((): Frame['tape'] => {
    if (laid) {
      const exact = distance(...laid);
      const words = tapeWords(
        t,
        tapeReading(exact, model.rules.bands),
        yardsOf(exact, model.rules),
        compassBearing(...laid),
        'course',
      );
      return { ends: laid, words };
    }
    if (!origin || !target || !reading) return null;
    return {
      ends: [origin.at, poseOf(target, moved).at],
      words: tapeWords(t, reading.range, reading.yards, reading.bearing, 'bow'),
    };
  }, [laid, origin, target, reading, moved, model, t]);
  return { chosen, target, origin, reading, mover, ghost, tape };
}

function ghostPose(ghost: { readonly line: string; readonly facts: GhostFacts } | null, piece: Piece): Pose | null {
  return ghost?.line === piece.line && ghost.facts.cost > 0 ? (ghost.facts.poses[piece.place] ?? null) : null;
}
