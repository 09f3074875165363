import { useState } from 'react';

import { QuickProcedure } from '@/features/play/quick/quick-procedure';
import type { QuickFormProps } from '@/features/play/shelf-book';
import { ChanceBars } from '@/kit/odds-charts/chance-bars';
import { RuleLine } from '@/kit/rule-line';
import { useT } from '@/messages/messages';
import type { DiceCall } from '@/rules/common/dice';
import {
  enterMines,
  type Grounding,
  groundingOdds,
  keptGrounding,
  keptMines,
  type MineRoll,
  mineOdds,
  numberedShips,
  runAground,
} from '@/rules/tsushima/index';
import { SegmentedChoice } from '@/ui/segmented-choice';
import { ToggleRow } from '@/ui/toggle-row';

import { keeping, QuickStep } from './quick-parts';

const MOST_SHIPS = 24;
const HARM = ['none', 'one', 'two', 'sunk'] as const;
const shipOf = ({ key }: DiceCall): string => key.split('.')[0] ?? '';

/** What the sea does to ships: rocks, and mines. */
export function HazardForm(props: QuickFormProps) {
  const t = useT();
  const [which, setWhich] = useState<'grounding' | 'mine'>('grounding');
  const [ships, setShips] = useState(3);
  const choice = (
    <>
      <SegmentedChoice
        label={t('tsushima.quick.hazard.which')}
        options={[
          { value: 'grounding', label: t('tsushima.quick.hazard.grounding') },
          { value: 'mine', label: t('tsushima.quick.hazard.mine') },
        ]}
        value={which}
        onChange={setWhich}
        testID="hazard-which"
      />
      <QuickStep
        label={t('tsushima.quick.hazard.ships')}
        value={ships}
        range={[1, MOST_SHIPS]}
        onChange={setShips}
        testID="hazard-ships"
      />
    </>
  );
  const Form = which === 'grounding' ? GroundingForm : MineForm;
  return (
    <Form key={which} {...props} ships={ships}>
      {choice}
    </Form>
  );
}

interface HazardProps extends QuickFormProps {
  ships: number;
  children: React.ReactNode;
}

function GroundingForm({ ships, children, ...props }: HazardProps) {
  const t = useT();
  const [boats, setBoats] = useState(false);
  const p = groundingOdds(ships);
  return (
    <QuickProcedure
      {...props}
      begin={() => runAground(numberedShips(ships, boats ? 'D' : 'B'))}
      chance={{ p, of: t('tsushima.quick.chance.aground') }}
      button={t('tsushima.quick.roll', { count: 1 })}
      asks={(call) => {
        if (call.purpose === 'aground') return t('tsushima.quick.asks.aground', { ship: shipOf(call) });
        return call.purpose === 'grounding' ? t('tsushima.quick.asks.grounding') : t('tsushima.quick.asks.damage');
      }}
      {...keeping((grounding: Grounding, source) => keptGrounding(grounding, { ships, boats, source }))}
      testID="quick-grounding"
    >
      {children}
      <ToggleRow
        title={t('tsushima.quick.hazard.boats')}
        subtitle={t('tsushima.quick.hazard.boatsNote')}
        on={boats}
        onChange={setBoats}
        testID="hazard-boats"
      />
      <RuleLine words={t('tsushima.quick.hazard.groundingText')} rule="TSU-9" quiet flush />
    </QuickProcedure>
  );
}

function MineForm({ ships, children, ...props }: HazardProps) {
  const t = useT();
  const odds = mineOdds();
  return (
    <QuickProcedure
      {...props}
      begin={() => enterMines(numberedShips(ships, 'B'))}
      chance={{ p: 1 - odds.none, of: t('tsushima.quick.chance.struck') }}
      button={t('tsushima.quick.roll', { count: ships })}
      asks={(call) =>
        call.purpose === 'mine'
          ? t('tsushima.quick.asks.mine', { ship: shipOf(call) })
          : t('tsushima.quick.asks.damage')
      }
      {...keeping((rolls: readonly MineRoll[], source) => keptMines(rolls, { ships, source }))}
      testID="quick-mine"
    >
      {children}
      <ChanceBars
        label={t('tsushima.quick.hazard.mineOdds')}
        bars={HARM.map((harm) => ({ id: harm, label: t(`tsushima.quick.hazard.${harm}`), p: odds[harm] }))}
        testID="mine-odds"
      />
      <RuleLine words={t('tsushima.quick.hazard.mineText')} rule="TSU-51" quiet flush />
    </QuickProcedure>
  );
}
