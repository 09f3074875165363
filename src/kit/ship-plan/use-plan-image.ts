import { useMemo } from 'react';

import { planImage, type PlanPicture } from './plan-image';

/** The picture's address. A phone draws a plan in a millisecond or two: none of a list has to wait. */
export function usePlanImage(picture: PlanPicture, _mayWait: boolean): string | null {
  return useMemo(() => planImage(picture), [picture]);
}
