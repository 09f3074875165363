import { useEffect, useMemo, useReducer } from 'react';

import { useSkia } from '../skia';
import { isDrawn, planImage, type PlanPicture } from './plan-image';

/**
 * The picture's address, null until it is drawn. Skia takes some ten milliseconds for a plan in a browser: the plans of
 * a list are drawn one after the other, each in a task of its own, so that no frame waits for a fleet.
 */
export function usePlanImage(picture: PlanPicture, mayWait: boolean): string | null {
  const ready = useSkia();
  const [drawings, drawn] = useReducer((count: number) => count + 1, 0);
  const uri = useMemo(
    () => (!ready || (mayWait && !isDrawn(picture)) ? null : planImage(picture)),
    // Asked again once it has been drawn.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [ready, picture, mayWait, drawings],
  );
  useEffect(() => {
    if (uri !== null || !ready) return;
    return inTurn(() => {
      planImage(picture);
      drawn();
    });
  }, [uri, ready, picture]);
  return uri;
}

const waiting = new Set<() => void>();

/** One job a task, the first asked first; the answer takes a job back that nobody wants any more. */
function inTurn(job: () => void): () => void {
  if (waiting.size === 0) setTimeout(next);
  waiting.add(job);
  return () => waiting.delete(job);
}

function next(): void {
  const [job] = waiting;
  if (!job) return;
  waiting.delete(job);
  if (waiting.size > 0) setTimeout(next);
  job();
}
