import { useState } from 'react';

import { QuickProcedure } from '@/features/play/quick/quick-procedure';
import type { QuickFormProps } from '@/features/play/shelf-book';
import { RuleLine } from '@/kit/rule-line';
import { useT } from '@/messages/messages';
import { BELOW_ODDS, type LandFacts, landOdds, rollAssault } from '@/rules/red-sun/index';

import { Ground, Strengths } from '../land/assault-inputs';
import { LandShares, LandTable } from '../land/land-table';
import { keepRoll } from './keep-roll';

const FIRST: LandFacts = { attack: 20, defence: 7, terrain: 'clear', river: false };

/** One assault: strengths, ground, the whole table, one die. */
export function LandForm(props: QuickFormProps) {
  const t = useT();
  const [facts, setFacts] = useState(FIRST);
  const set = (change: Partial<LandFacts>) => setFacts({ ...facts, ...change });
  const { attack, defence } = facts;
  const isWhole = attack > 0 && defence > 0;
  const odds = landOdds(facts);
  const isBelow = odds.column === BELOW_ODDS;
  return (
    <QuickProcedure
      {...props}
      {...keepRoll(({ die, losses }: { die: number | null; losses: readonly number[] }, source) => ({
        ...{ type: 'assault', ...facts, die: die ?? 1, losses: [...losses], source },
      }))}
      begin={isWhole ? () => rollAssault(odds.column, odds.dieModifier) : null}
      chance={
        isWhole && !isBelow
          ? { p: odds.cells.filter(([, lost]) => lost > 0).length / 6, of: t('red-sun.quick.land.chance') }
          : null
      }
      button={t('red-sun.quick.roll')}
      asks={() => t('red-sun.quick.land.die')}
      testID="quick-land"
    >
      <Strengths
        attack={attack}
        defence={defence}
        onAttack={(next) => set({ attack: next })}
        onDefence={(next) => set({ defence: next })}
      />
      <Ground
        terrain={facts.terrain}
        river={facts.river}
        onTerrain={(terrain) => set({ terrain })}
        onRiver={(river) => set({ river })}
      />
      {!isWhole && (
        <RuleLine
          alert
          flush
          words={defence === 0 ? t('red-sun.quick.land.none') : t('red-sun.quick.land.noAttack')}
          rule="RSR-21"
          testID="land-refused"
        />
      )}
      {isWhole && isBelow && <RuleLine flush words={t('red-sun.assault.below')} rule="RSR-21" testID="land-below" />}
      {isWhole && !isBelow && (
        <>
          <LandTable odds={odds} testID="land-table" />
          <LandShares odds={odds} />
        </>
      )}
    </QuickProcedure>
  );
}
