import { useMemo } from 'react';

import { OpeningChart } from '@/kit/opening-chart/opening-chart';
import { useT } from '@/messages/messages';
import { type Scenario, SIDES, type TablePlace } from '@/rules/togo/index';
import { useSettings } from '@/store/settings';
import { Section } from '@/ui/section';
import { Text } from '@/ui/text';

import { openingOf } from '../opening-of';
import { chartWords } from '../words/chart-words';

interface OpeningSectionProps {
  scenario: Scenario;
  selectedId?: string;
  onTap?: (place: TablePlace) => void;
  /** Instead of the key to the drawing. */
  hint?: string;
}

export function OpeningSection({ scenario, selectedId, onTap, hint }: OpeningSectionProps) {
  const t = useT();
  const marks = useSettings((settings) => settings.marks);
  const opening = useMemo(() => openingOf(scenario, (turn) => t('scenarios.chart.turn', { turn })), [scenario, t]);
  const description = useMemo(() => chartWords(scenario, t), [scenario, t]);
  const hasLate = SIDES.some((side) => scenario.sides[side].formations.some(({ arrives }) => arrives));
  return (
    <Section title={t('scenarios.page.opening')} testID="opening">
      <OpeningChart
        opening={opening}
        marks={marks}
        description={description}
        selectedId={selectedId}
        onTap={onTap}
        testID="opening-chart"
      />
      <Text as="text2" color="ink2">
        {hint ?? t('scenarios.page.openingHint')}
      </Text>
      {hint === undefined && hasLate && (
        <Text as="text2" color="ink2">
          {t('scenarios.page.openingHintLate')}
        </Text>
      )}
    </Section>
  );
}
