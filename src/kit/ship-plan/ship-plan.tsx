import { useMemo } from 'react';
import { Image, PixelRatio, View } from 'react-native';

import { useTheme } from '@/ui/theme';

import { planColours } from './paint-plan';
import { planLength, type PlanBearing, type PlanFacts, type PlanState } from './plan-facts';
import { cardBox, LIST_BOX, type Orientation, type PlanPicture } from './plan-image';
import { usePlanImage } from './use-plan-image';

export interface ShipPlanProps {
  facts: PlanFacts;
  /** `list`: 92 points along, all ships to one scale. `card`: as long as `length` says, with every detail. */
  size?: 'list' | 'card';
  /** Points from bow to stern; a card's plan is usually as long as the screen is wide. */
  length?: number;
  orientation?: Orientation;
  state?: PlanState;
  /** Given when she has a target: what bears is solid, the rest open. */
  bearing?: PlanBearing;
  /** Done for this phase: no fill in the hull. */
  spent?: boolean;
  /** From `planWords`; null where the row beside the plan already says it. */
  label: string | null;
  testID?: string;
}

const CARD_LENGTH = 340;
/** Of a card's plan where there is room for more: a longer hull says nothing new. */
export const LONGEST_PLAN = 520;

/** A ship from above, drawn from her ratings, with her damage where it is. */
export function ShipPlan(props: ShipPlanProps) {
  const { facts, size = 'list', orientation = 'right', state, bearing, spent = false, label, testID } = props;
  const { color, growth } = useTheme();
  const length = props.length ?? (size === 'list' ? planLength(facts) : CARD_LENGTH);
  // Letters on a card grow with the reader's text, as far as the hull has room for them.
  const magnification = size === 'list' ? 1 : Math.min(growth('chip'), 1.3);
  const box = size === 'list' ? LIST_BOX : cardBox(facts, length, magnification);
  const picture = useMemo(
    (): PlanPicture => ({
      facts: { type: facts.type, batteries: facts.batteries, torpedoes: facts.torpedoes },
      length,
      state,
      bearing,
      magnification,
      orientation,
      box,
      colours: planColours(color, spent ? 'card' : 'steel'),
      pixelRatio: PixelRatio.get(),
    }),
    [facts, length, state, bearing, magnification, orientation, box, color, spent],
  );
  // A list may hold fifty-nine; a card's plan is what the screen is about.
  const uri = usePlanImage(picture, size === 'list');
  const { along, across } = box;
  const room = orientation === 'up' ? { width: across, height: along } : { width: along, height: across };
  const spoken = label === null ? ({ 'aria-hidden': true } as const) : ({ role: 'img', 'aria-label': label } as const);
  if (uri === null) return <View style={room} testID={testID} {...spoken} />;
  return <Image source={{ uri, ...room }} style={room} fadeDuration={0} testID={testID} {...spoken} />;
}
