import { useDeferredValue, useMemo } from 'react';

import { useT } from '@/messages/messages';
import { Button } from '@/ui/button';

import type { ShipView } from '../plan-state';
import { useGame } from '../game';
import type { FirePlan } from './fire-plan';
import { divisionFires } from './use-fire';

interface Props {
  plan: FirePlan;
  /** All of the division that may fire. */
  ships: readonly ShipView[];
  onFire: () => void;
}

/** The whole division at the target on the dial. Who is too far off, or has nothing that bears, is not counted: she will not fire. */
export function FireDivision({ plan, ships, onFire }: Props) {
  const t = useT();
  const { state, nameOf } = useGame();
  // The dial is dragged meanwhile: one ship's odds follow the finger, the others are looked at when it rests.
  const rested = useDeferredValue(plan);
  const count = useMemo(() => divisionFires(state, ships, rested).length, [state, ships, rested]);
  if (count < 2) return null;
  const facts = { count, all: ships.length, target: nameOf(rested.active) };
  return (
    <Button
      icon="target"
      label={count === ships.length ? t('battle.fire.division', facts) : t('battle.fire.divisionSome', facts)}
      onPress={onFire}
      testID="fire-division"
    />
  );
}
