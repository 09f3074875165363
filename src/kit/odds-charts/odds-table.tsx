import { View } from 'react-native';

import '@/messages/instruments';
import { useT } from '@/messages/messages';
import { Row } from '@/ui/layout';
import { Text } from '@/ui/text';

import { bandOdds, hitBars, type RangePoint } from './odds-numbers';
import { bandChance, percentSpoken } from './odds-words';

interface Chance {
  readonly name: string;
  readonly chance: string;
}

/** The bars as a table to read. */
export function OddsTable({ distribution, testID }: { distribution: readonly number[]; testID?: string }) {
  const t = useT();
  const [none, one, two, more] = hitBars(distribution);
  const rows: readonly Chance[] = [
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

function ChanceTable({ title, rows, testID }: { title: string; rows: readonly Chance[]; testID?: string }) {
  return (
    <View role="table" aria-label={title} testID={testID}>
      {rows.map(({ name, chance }) => (
        <Row key={name} role="row" accessible wrap justify="space-between" columnGap="md" paddingY="xs" ruled>
          <View role="rowheader">
            <Text>{name}</Text>
          </View>
          <View role="cell">
            <Text as="control">{chance}</Text>
          </View>
        </Row>
      ))}
    </View>
  );
}
