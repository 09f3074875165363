import { useState } from 'react';

import type { QuickFormProps } from '@/features/play/shelf-book';
import { FaceLadder } from '@/kit/ladder/face-ladder';
import { RuleLink } from '@/kit/rule-link';
import { useT } from '@/messages/messages';
import { crossingOdds, manoeuvre, type Side } from '@/rules/tide/index';
import { Row } from '@/ui/layout';
import { Text } from '@/ui/text';
import { ToggleRow } from '@/ui/toggle-row';

import { MatrixBoard, type Pairs } from '../board/matrix-board';
import { QuickRoll } from './quick-roll';
import { needWords } from './quick-words';

/** Two pairs, where they meet, and the die that makes a broadside a crossing of the T. */
export function MatrixForm(props: QuickFormProps) {
  const t = useT();
  const [pairs, setPairs] = useState<Pairs | null>(null);
  const [tsushima, setTsushima] = useState(false);
  const broadside = pairs && manoeuvre(...pairs).broadside;
  const side: Side | null = broadside === 'ijn' || broadside === 'irn' ? broadside : null;
  const odds = side && crossingOdds(side, tsushima);
  const need = odds?.need.value ?? 0;
  return (
    <QuickRoll
      {...props}
      dice={odds === null ? null : 1}
      need={need}
      chance={odds && { p: odds.p, of: t('tide.quick.chance.cross', { need }) }}
      button={t('tide.quick.crossT')}
      countable={false}
      roll={{ purpose: 'crossing', about: side }}
      testID="quick-matrix"
    >
      <MatrixBoard onPairs={setPairs} />
      {pairs !== null && odds === null && (
        <Row align="center" gap="sm">
          <Text color="ink2" style={{ flex: 1 }}>
            {t('tide.quick.matrix.noBroadside')}
          </Text>
          <RuleLink rule={broadside === 'both' ? 'AMB-3' : 'TAS-21'} />
        </Row>
      )}
      {odds !== null && (
        <>
          <ToggleRow
            title={t('tide.quick.matrix.tsushima')}
            subtitle={t('tide.quick.matrix.tsushimaNote')}
            on={tsushima}
            onChange={setTsushima}
            testID="matrix-tsushima"
          />
          <Row align="center" gap="md">
            <Text as="key" role="img" aria-label={t('tide.quick.chance.cross', { need })} style={{ flex: 1 }}>
              {needWords(need)}
            </Text>
            <RuleLink rule="TAS-21" />
          </Row>
          <FaceLadder
            label={t('tide.quick.ladder.label')}
            resultOf={(face) => ({
              brings: face <= need ? t('tide.quick.ladder.cross') : t('tide.quick.ladder.keep'),
              scores: face <= need,
            })}
            testID="crossing-ladder"
          />
        </>
      )}
    </QuickRoll>
  );
}
