import { View } from 'react-native';

import type { Draft } from '@/game/act';
import type { PlanState } from '@/kit/ship-plan/plan-facts';
import { planWords } from '@/kit/ship-plan/plan-words';
import { LONGEST_PLAN, ShipPlan } from '@/kit/ship-plan/ship-plan';
import { ThresholdPips } from '@/kit/ship-plan/threshold-pips';
import { type HitInHand, MARKERS, THRESHOLDS } from '@/rules/togo/index';
import { useTheme } from '@/ui/theme';
import { space } from '@/ui/tokens';
import { useWidth } from '@/ui/use-width';

import { planStateOf, type ShipView } from '../plan-state';
import { damageOf } from './damage-of';
import { HitLine } from './hit-line';
import { HitResult } from './hit-result';
import { useGame } from '../game';
import { shipName } from '../words/ship-words';

interface HeadProps {
  draft: Draft;
  /** The title of the screen names her. */
  ship: string;
}

/** The ship that suffers, the hit being worked on and what it did, and how near she is to the end. */
export function DamageHead({ draft, ship: id }: HeadProps) {
  const table = useGame();
  const { isLargeText } = useTheme();
  const [width, onLayout] = useWidth();
  const inHand = damageOf(table, draft, id);
  const ship = table.view.ships[id];
  const now = inHand?.hits.at(-1);
  if (!ship || !inHand || !now) return null;
  // While the next hit's die is wanted, what the one before it did stays to be read.
  const place = inHand.hits.findLastIndex(({ reading }) => reading !== null);
  const told = inHand.hits[place];
  const facts = { ...ship.card, lengthM: ship.lengthM };
  const plan = planInHand(ship, now, told, inHand.due - place - 1);
  const line = (hit: HitInHand, at: number) => <HitLine ship={ship} hit={hit} place={at} count={inHand.due} />;
  const plans = (
    <View style={{ alignItems: 'center' }} onLayout={onLayout}>
      <ShipPlan
        facts={facts}
        state={plan}
        size="card"
        length={Math.min(width - 20, LONGEST_PLAN)}
        label={planWords({ name: shipName(ship), facts, state: plan })}
        testID="damage-plan"
      />
    </View>
  );
  return (
    <View style={{ gap: space.md }} testID="damage-head">
      {!isLargeText && plans}
      {told && line(told, place)}
      {told && <HitResult hit={told} />}
      {told !== now && line(now, inHand.hits.length - 1)}
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: space.lg, rowGap: space.sm }}>
        <ThresholdPips
          kind="fires"
          count={now.after.fires}
          places={THRESHOLDS.abandoned.fires}
          threshold={THRESHOLDS.silenced.fires}
          testID="pips-fires"
        />
        <ThresholdPips
          kind="P"
          count={now.after.P}
          places={THRESHOLDS.sunk.P}
          threshold={THRESHOLDS.sunk.P}
          testID="pips-P"
        />
      </View>
      {/* Large words leave little room over the dice pad: what the die did goes first there. */}
      {isLargeText && plans}
    </View>
  );
}

/** Her plan with the hits of this strip drawn in, a ring round the one being worked on. */
function planInHand(ship: ShipView, { after }: HitInHand, told: HitInHand | undefined, pending: number): PlanState {
  const { markers = [], ...standing } = planStateOf(ship);
  const fresh = MARKERS.flatMap((letter) => {
    const before = markers.filter((marker) => marker.letter === letter).length;
    return Array.from({ length: Math.max(0, after[letter] - before) }, () => ({ letter, permanent: false }));
  });
  const last = told?.follow.at(-1)?.effect === 'fire' ? 'F' : told?.reading?.letters.at(-1);
  const resolving = told?.wants ?? (last === 'sunk' ? undefined : last);
  return {
    ...standing,
    markers: [...markers, ...fresh],
    fires: after.fires,
    left: after.batteries,
    pending,
    sunk: after.P >= THRESHOLDS.sunk.P || told?.follow.at(-1)?.effect === 'sunk',
    ...(resolving === undefined ? {} : { resolving }),
  };
}
