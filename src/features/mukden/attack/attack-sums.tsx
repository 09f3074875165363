import { FaceLadder } from '@/kit/ladder/face-ladder';
import { TableTag } from '@/kit/own-table/table-tag';
import type { SumLine } from '@/kit/sums/sum-list';
import { SumStrip } from '@/kit/sums/sum-strip';
import { t, useT } from '@/messages/messages';
import type { CampaignState, Shift } from '@/rules/mukden/index';
import { useSettings } from '@/store/settings';
import { Row, Stack } from '@/ui/layout';
import { Text } from '@/ui/text';

import { attackFactors, type AttackFigure, type Outlook, shiftsFor } from './attack-figure';
import { columnWords, lossesWords, shiftWords } from './attack-words';

interface AttackSumsProps {
  figure: AttackFigure;
  outlook: Outlook | null;
  table: CampaignState['table'];
  rulings: CampaignState['rulings'];
}

/** How the column is found, and what each face brings in it. */
export function AttackSums({ figure, outlook, table, rulings }: AttackSumsProps) {
  const t = useT();
  if (table.crt === null) return <OwnColumn figure={figure} rulings={rulings} />;
  if (outlook === null) return null;
  return (
    <Stack gap="md">
      <Column figure={figure} outlook={outlook} crt={table.crt} />
      <Row align="center" justify="space-between" wrap columnGap="sm">
        <Text as="label">{t('mukden.attack.ladder')}</Text>
        <TableTag source={table.source} testID="table-tag" />
      </Row>
      {outlook.odds === null ? (
        <Text testID="no-column">{t('mukden.attack.noColumn')}</Text>
      ) : (
        <Faces odds={outlook.odds} defence={figure.defence ?? 0} />
      )}
    </Stack>
  );
}

/** Factors against factors, as everybody may know them. */
function differenceLine(figure: AttackFigure): SumLine {
  const { defence, below, bombardment } = figure;
  const numbers = { attack: attackFactors(figure) + bombardment, defence: defence ?? 0 };
  return {
    id: 'difference',
    label: below > 0 ? t('mukden.attack.differenceSeen', numbers) : t('mukden.attack.difference', numbers),
    value: numbers.attack - numbers.defence,
    rule: 'MUK-29',
  };
}

const shiftLines = (shifts: readonly Shift[]): readonly SumLine[] =>
  shifts.map((shift) => ({
    id: shift.cause,
    label: t(`mukden.attack.cause.${shift.cause}`),
    value: shiftWords(shift),
    rule: shift.cause === 'concentric' ? 'MUK-32' : 'MUK-31',
  }));

/** For those who read their own table: the differential to look up, and how far to go from there. */
function OwnColumn({ figure, rulings }: Pick<AttackSumsProps, 'figure' | 'rulings'>) {
  const words = useT();
  const marks = useSettings((settings) => settings.marks);
  const shifts = shiftsFor(figure, rulings);
  const shift = shifts.reduce((sum, each) => sum + each.shift, 0);
  return (
    <Stack gap="md">
      {figure.defence !== null && (
        <SumStrip
          label={words('mukden.attack.sum')}
          lines={[differenceLine(figure), ...shiftLines(shifts)]}
          total={{ id: 'final', label: words('mukden.attack.shift'), value: shiftWords({ shift }) }}
          from="difference"
          marks={marks}
          testID="attack-sum"
        />
      )}
      <Row align="center" gap="sm" justify="space-between">
        <Text style={{ flex: 1 }}>{words('mukden.attack.noTable')}</Text>
        <TableTag source="none" testID="table-tag" />
      </Row>
    </Stack>
  );
}

function Column({
  figure,
  outlook: { reading },
  crt,
}: Pick<AttackSumsProps, 'figure'> & { outlook: Outlook; crt: NonNullable<CampaignState['table']['crt']> }) {
  const words = useT();
  const marks = useSettings((settings) => settings.marks);
  const { side } = figure;
  const lines: readonly SumLine[] = [
    differenceLine(figure),
    {
      ...{ id: 'column', label: words('mukden.attack.column'), rule: 'MUK-30' },
      value: columnWords(crt, side, reading.column),
    },
    ...shiftLines(reading.shifts),
  ];
  return (
    <SumStrip
      label={words('mukden.attack.sum')}
      lines={lines}
      total={{ id: 'final', label: words('mukden.attack.column'), value: columnWords(crt, side, reading.finalColumn) }}
      from="column"
      marks={marks}
      testID="attack-sum"
    />
  );
}

/** What each face brings; those that clear the hex say so. */
function Faces({ odds: { cells }, defence }: { odds: NonNullable<Outlook['odds']>; defence: number }) {
  const t = useT();
  return (
    <FaceLadder
      label={t('mukden.attack.ladder')}
      resultOf={(face) => {
        const losses = cells[face - 1] ?? [0, 0];
        return {
          brings: lossesWords(losses),
          note: losses[1] >= defence ? t('mukden.attack.cleared') : t('mukden.attack.holds'),
          scores: losses[1] > 0,
        };
      }}
      testID="attack-ladder"
    />
  );
}
