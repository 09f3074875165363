import { View } from 'react-native';

import { useT } from '@/messages/messages';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { space, stroke } from '@/ui/tokens';

import { bandOdds, hitBars, type RangePoint } from './odds-numbers';
import { bandChance, percentSpoken } from './odds-words';

interface Row {
  readonly name: string;
  readonly chance: string;
}

/** The bars as a table to read. */
export function OddsTable({ distribution, testID }: { distribution: readonly number[]; testID?: string }) {
  const t = useT();
  const [none, one, two, more] = hitBars(distribution);
  const rows: readonly Row[] = [
    { name: t('odds.row.none'), chance: percentSpoken(none) },
    { name: t('odds.row.one'), chance: percentSpoken(one) },
    { name: t('odds.row.two'), chance: percentSpoken(two) },
    { name: t('odds.row.more'), chance: percentSpoken(more) },
  ];
  return <ChanceTable title={t('odds.table')} rows={rows} testID={testID} />;
}

interface RangeTableProps {
  series: readonly RangePoint[];
  bands: readonly number[];
  testID?: string;
}

/** The curve as a table to read: a row for each range band. */
export function RangeTable({ series, bands, testID }: RangeTableProps) {
  const t = useT();
  const rows = bandOdds(series, bands).map((band) => ({
    name: t('odds.band', { from: band.from, to: band.to }),
    chance: bandChance(band),
  }));
  return <ChanceTable title={t('odds.byRange')} rows={rows} testID={testID} />;
}

function ChanceTable({ title, rows, testID }: { title: string; rows: readonly Row[]; testID?: string }) {
  const { color } = useTheme();
  return (
    <View role="table" aria-label={title} testID={testID}>
      {rows.map(({ name, chance }) => (
        <View
          key={name}
          role="row"
          accessible
          style={{
            flexDirection: 'row',
            flexWrap: 'wrap',
            justifyContent: 'space-between',
            columnGap: space.md,
            paddingVertical: space.xs,
            borderBottomWidth: stroke.hairline,
            borderColor: color.rule,
          }}
        >
          <View role="rowheader">
            <Text>{name}</Text>
          </View>
          <View role="cell">
            <Text as="control">{chance}</Text>
          </View>
        </View>
      ))}
    </View>
  );
}
