import { View } from 'react-native';

import { SideMark } from '@/kit/side-mark';
import { ensignOf, sideText } from '@/kit/sides';
import { useT } from '@/messages/messages';
import { type Report, type Side, SIDES } from '@/rules/togo/index';
import { useSettings } from '@/store/settings';
import { Card } from '@/ui/card';
import { Heading, Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { space } from '@/ui/tokens';

import { winnerWords } from '../score/winner-words';
import { luckWords } from './report-words';

/** Who won, the three numbers everybody asks for, and how the dice fell for each side. */
export function ReportHead({ report }: { report: Report }) {
  const t = useT();
  const { isLargeText } = useTheme();
  const marks = useSettings((settings) => settings.marks);
  const { result, points, sides } = report;
  const winner = result?.winner === 'ijn' || result?.winner === 'irn' ? result.winner : null;
  const lost = (side: Side) => {
    const { ships, boats, transports } = sides[side].losses;
    return ships + boats + transports;
  };
  return (
    <>
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.edge }}>
        {winner !== null && <SideMark side={ensignOf(winner)} marks={marks} width={66} />}
        <View style={{ flex: 1 }}>
          <Heading as="key" testID="verdict">
            {result === null ? t('report.soFar') : winnerWords(result)}
          </Heading>
          {points !== null && <Text color="ink2">{t('report.points', points)}</Text>}
          {result !== null && result.note !== '' && <Text color="ink2">{result.note}</Text>}
        </View>
      </View>
      <Card>
        <View style={{ flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: space.sm }}>
          <SideMark side="japan" marks={marks} width={22} />
          <Text as="label" color="ink2">
            {t('report.sides')}
          </Text>
          <SideMark side="russia" marks={marks} width={22} />
        </View>
        <View style={{ flexDirection: isLargeText ? 'column' : 'row', justifyContent: 'space-around', gap: space.sm }}>
          <Pair label={t('report.figures.hits')} of={(side) => sides[side].luck.hits} />
          <Pair label={t('report.figures.fires')} of={(side) => sides[side].firesLit} />
          <Pair label={t('report.figures.lost')} of={lost} />
        </View>
      </Card>
      <View style={{ gap: space.sm }} testID="luck">
        {SIDES.map((side) => (
          <View key={side} style={{ flexDirection: 'row', gap: space.md }}>
            <View style={{ paddingTop: 3 }}>
              <SideMark side={ensignOf(side)} marks={marks} width={26} label={t(`common.side.${side}`)} />
            </View>
            <Text style={{ flex: 1 }}>{luckWords(sides[side].luck)}</Text>
          </View>
        ))}
      </View>
    </>
  );
}

function Pair({ label, of }: { label: string; of: (side: Side) => number }) {
  const t = useT();
  return (
    <View
      accessible
      role="img"
      aria-label={t('play.report.figure', { label, ijn: of('ijn'), irn: of('irn') })}
      style={{ alignItems: 'center' }}
    >
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.xs }}>
        <Text as="value" color={sideText('ijn')}>
          {of('ijn')}
        </Text>
        <Text as="value" color="ink2">
          {t('report.against')}
        </Text>
        <Text as="value" color={sideText('irn')}>
          {of('irn')}
        </Text>
      </View>
      <Text as="text2" color="ink2">
        {label}
      </Text>
    </View>
  );
}
