import { useMemo } from 'react';
import type { AccessibilityActionEvent } from 'react-native';

import { useT } from '@/messages/messages';
import type { KeyPress } from '@/ui/keys';

import { activeOf, STEP, stepBearing, stepRange } from './dial-aim';
import type { DialLayout } from './dial-layout';
import type { DialPosition, DialProps } from './dial-props';

interface DialKey extends KeyPress {
  readonly shiftKey?: boolean;
}

type StepProps = Pick<DialProps, 'targets' | 'activeId' | 'onMove' | 'onSettle'> & {
  readonly layout: DialLayout | null;
};

/** Moving the target without a finger: by key, by screen reader, by button. Each step is kept at once. */
export function useDialSteps({ layout, targets, activeId, onMove, onSettle }: StepProps) {
  const t = useT();
  const active = activeOf({ targets, activeId });
  const farthest = layout?.farthest ?? 0;

  /** Answers whether anything changed, so that a held key stops at the end. */
  const put = (to: DialPosition): boolean => {
    if (!active || (to.range === active.range && to.bearing === active.bearing)) return false;
    onMove(active.id, to);
    onSettle?.(active.id, to);
    return true;
  };
  const range = (by: number): boolean => active !== undefined && put(stepRange(active, by, farthest));
  const turn = (by: number): boolean => active !== undefined && put(stepBearing(active, by));

  const byKey = ({ key, shiftKey = false }: DialKey): (() => boolean) | undefined =>
    active &&
    {
      // Shift is the coarse step in range, where the fine one is usual, and the fine one in bearing.
      ArrowUp: () => range(shiftKey ? STEP.inch : STEP.range),
      ArrowDown: () => range(shiftKey ? -STEP.inch : -STEP.range),
      ArrowRight: () => turn(shiftKey ? STEP.bearing : STEP.turn),
      ArrowLeft: () => turn(shiftKey ? -STEP.bearing : -STEP.turn),
      PageUp: () => range(STEP.inch),
      PageDown: () => range(-STEP.inch),
      Home: () => put({ range: 0, bearing: active.bearing }),
      End: () => put({ range: farthest, bearing: active.bearing }),
    }[key];

  const byAction: Readonly<Record<string, () => boolean>> = {
    increment: () => range(STEP.range),
    decrement: () => range(-STEP.range),
    inchFarther: () => range(STEP.inch),
    inchNearer: () => range(-STEP.inch),
    turnRight: () => turn(STEP.turn),
    turnLeft: () => turn(-STEP.turn),
  };

  const accessibilityActions = useMemo(
    () => [
      { name: 'increment', label: t('dial.farther') },
      { name: 'decrement', label: t('dial.nearer') },
      { name: 'inchFarther', label: t('dial.inchFarther') },
      { name: 'inchNearer', label: t('dial.inchNearer') },
      { name: 'turnRight', label: t('dial.turnRight') },
      { name: 'turnLeft', label: t('dial.turnLeft') },
    ],
    [t],
  );

  return {
    range,
    put,
    onKeyDown(event: DialKey) {
      const act = byKey(event);
      if (!act) return;
      event.preventDefault?.();
      act();
    },
    accessibilityActions,
    onAccessibilityAction: ({ nativeEvent }: AccessibilityActionEvent) => void byAction[nativeEvent.actionName]?.(),
  };
}
