import { QuickProcedure } from '@/features/play/quick/quick-procedure';
import type { QuickFormProps } from '@/features/play/shelf-book';
import { FaceLadder } from '@/kit/ladder/face-ladder';
import { ChanceBars } from '@/kit/odds-charts/chance-bars';
import { RuleLine } from '@/kit/rule-line';
import { useT } from '@/messages/messages';
import { type KeptRoll, paralysedBy, paralysisOdds, rollParalysis } from '@/rules/mukden/index';

import { rollLine } from './roll-line';

interface Paralysis {
  readonly die: number;
  readonly count: number;
}

const keptParalysis = ({ die, count }: Paralysis, source: 'app' | 'table'): KeptRoll => ({
  ...{ type: 'paralysis', die, count, source },
});

/** How many Russian units the Japanese flip: one die, halved. */
export function ParalysisForm(props: QuickFormProps) {
  const t = useT();
  const odds = paralysisOdds();
  return (
    <QuickProcedure<Paralysis>
      {...props}
      begin={rollParalysis}
      chance={{ p: 1 - (odds[0] ?? 0), of: t('mukden.quick.paralysis.chance') }}
      button={t('mukden.next.paralysis')}
      asks={() => t('mukden.quick.paralysis.die')}
      line={(outcome) => rollLine(keptParalysis(outcome, 'app'))}
      command={(outcome, source) => ({ type: 'keepRoll', roll: keptParalysis(outcome, source) })}
      testID="quick-paralysis"
    >
      <FaceLadder
        label={t('mukden.quick.paralysis.ladder')}
        resultOf={(face) => {
          const count = paralysedBy(face);
          return { brings: t('mukden.quick.paralysis.units', { count }), scores: count > 0 };
        }}
        testID="paralysis-ladder"
      />
      <ChanceBars
        label={t('mukden.quick.paralysis.chances')}
        bars={odds.map((p, count) => ({ id: String(count), label: t('mukden.quick.paralysis.bar', { count }), p }))}
        testID="paralysis-odds"
      />
      <RuleLine flush quiet words={t('mukden.quick.paralysis.text')} rule="MUK-14" />
    </QuickProcedure>
  );
}
