import { useRouter } from 'expo-router';
import { type ReactNode } from 'react';
import { View } from 'react-native';

import { ChanceBars } from '@/kit/odds-charts/chance-bars';
import { TableTag } from '@/kit/own-table/table-tag';
import { SumList, type SumInput, type SumLine } from '@/kit/sums/sum-list';
import { useT } from '@/messages/messages';
import {
  type CommandOf,
  DEFAULT_RULINGS,
  type KeptRoll,
  parseRulings,
  type Quad,
  type Rulings,
  type Setup,
  type TableId,
} from '@/rules/tsushima/index';
import { saveDocument } from '@/store/library';
import { useSettings } from '@/store/settings';
import { Button } from '@/ui/button';
import { Row } from '@/ui/layout';
import { StepRow } from '@/ui/step-row';
import { Text } from '@/ui/text';
import { useToast } from '@/ui/toast-provider';
import { space } from '@/ui/tokens';

import { rollLine } from '../words/roll-line';
import { newTable, readingFor, sourceOf, useOwnTable } from '../shelf/own-tables';

/** The rulings for new campaigns hold here too. */
export function useQuickRulings(): Rulings {
  const parsed = parseRulings(useSettings(({ rulings }) => rulings.tsushima) ?? {});
  return parsed.ok ? parsed.value : DEFAULT_RULINGS;
}

/** The table in force, as the book reads it; without one each result is asked for. */
export function useReading(table: TableId): Setup['gunfire'] {
  const own = useOwnTable(table);
  return readingFor(own, table, sourceOf(own));
}

/** Whose table it is; where there is none, the ways to one. */
export function TableLine({ table }: { table: TableId }) {
  const t = useT();
  const router = useRouter();
  const toasts = useToast();
  const own = useOwnTable(table);
  const source = sourceOf(own);
  if (source !== 'none') {
    return (
      <Row>
        <TableTag source={source} testID="quick-table" />
      </Row>
    );
  }
  return (
    <View style={{ gap: space.sm }} testID="quick-no-table">
      <Text>{t('tsushima.quick.table.none', { table: t(`tsushima.shelf.table.${table}`) })}</Text>
      <Row wrap gap="sm">
        <Button
          label={t('tsushima.quick.table.typed')}
          onPress={() => router.push(`/shelf/tsushima/table/${table}`)}
          testID="quick-type-table"
          style={{ flexGrow: 1 }}
        />
        <Button
          label={t('tsushima.quick.table.house')}
          onPress={() =>
            void saveDocument('tsushima-table', { ...(own ?? newTable(table)), source: 'house' }).catch(() =>
              toasts.show({ message: t('common.saveFailed') }),
            )
          }
          testID="quick-house-table"
          style={{ flexGrow: 1 }}
        />
      </Row>
    </View>
  );
}

/** A form's roll in a sentence, and what keeps it in a campaign. */
export const keeping = <Outcome,>(kept: (outcome: Outcome, source: KeptRoll['source']) => KeptRoll) => ({
  line: (outcome: Outcome) => rollLine(kept(outcome, 'app')),
  command: (outcome: Outcome, source: KeptRoll['source']): CommandOf<'keepRoll'> => ({
    ...{ type: 'keepRoll', roll: kept(outcome, source) },
  }),
});

/** A sum to be filled in, from edge to edge. */
export function QuickSum({ lines, total, testID }: { lines: readonly SumLine[]; total: SumLine; testID: string }) {
  const marks = useSettings((settings) => settings.marks);
  return (
    <View style={{ marginHorizontal: -space.edge }}>
      <SumList lines={lines} total={total} marks={marks} testID={testID} />
    </View>
  );
}

/** The inputs of a sum's line: a count, or a switch. */
export function useSumInputs() {
  const t = useT();
  return {
    count: (count: number, [least, most]: readonly [number, number], onChange: (count: number) => void): SumInput => ({
      ...{ type: 'count', count, least, most, onChange },
      lessLabel: t('tsushima.quick.less'),
      moreLabel: t('tsushima.quick.more'),
    }),
    toggle: (on: boolean, onChange: (on: boolean) => void): SumInput => ({ type: 'switch', on, onChange }),
  };
}

interface QuickStepProps {
  label: string;
  hint?: string;
  value: number;
  range: readonly [least: number, most: number];
  onChange: (value: number) => void;
  testID: string;
}

export function QuickStep({ range: [min, max], ...props }: QuickStepProps): ReactNode {
  const t = useT();
  return (
    <StepRow
      {...props}
      decreaseLabel={t('tsushima.quick.less')}
      increaseLabel={t('tsushima.quick.more')}
      min={min}
      max={max}
    />
  );
}

const STATES = ['0', '1', '2', '3'] as const;

/** How the target will be: states it can no longer be in are left out. */
export function TargetAfter({ after, hits }: { after: Quad; hits: number }) {
  const t = useT();
  const bars = STATES.filter((state) => Number(state) >= hits).map((state) => ({
    id: state,
    label: t(`tsushima.quick.salvo.state.${state}`),
    p: after[Number(state)] ?? 0,
  }));
  return <ChanceBars label={t('tsushima.quick.salvo.after')} bars={bars} testID="target-after" />;
}
