import { useState } from 'react';
import { View } from 'react-native';

import { planWords } from '@/kit/ship-plan/plan-words';
import { ShipPlan } from '@/kit/ship-plan/ship-plan';
import type { ShipDesign } from '@/rules/togo/index';
import { space } from '@/ui/tokens';

import { planFactsOf } from '../plan-facts';

const LONGEST = 420;

/** Her plan as large as the screen is wide: short ships are drawn as long as long ones, for their guns to be seen. */
export function PlanCard({ design }: { design: ShipDesign }) {
  const [width, setWidth] = useState(0);
  const facts = planFactsOf(design);
  const length = Math.min(LONGEST, width - 2 * space.edge - 20);
  return (
    <View
      onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}
      style={{ alignItems: 'center', minHeight: 90, justifyContent: 'center' }}
    >
      {length > 0 && (
        <ShipPlan
          facts={facts}
          size="card"
          length={length}
          label={planWords({ name: design.name, facts })}
          testID="plan"
        />
      )}
    </View>
  );
}
