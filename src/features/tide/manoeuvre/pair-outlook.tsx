import { View } from 'react-native';

import { SideMark } from '@/kit/side-mark';
import { ensignOf } from '@/kit/sides';
import { useT } from '@/messages/messages';
import { type ChitPair, manoeuvre, PAIRS, type Side, TSUSHIMA_ROUNDS } from '@/rules/tide/index';
import { useSettings } from '@/store/settings';
import { Row, Stack } from '@/ui/layout';
import { Heading, Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { radius, stroke } from '@/ui/tokens';

import { useGame } from '../game';
import { pairWords } from '../words/event-words';

/** What a pair would bring against each pair of the enemy: range, and whose broadside. */
export function PairOutlook({ side, pair }: { side: Side; pair: ChitPair }) {
  const t = useT();
  const { color, isLargeText } = useTheme();
  const { view } = useGame();
  const marks = useSettings((settings) => settings.marks);
  const results = PAIRS.map((other) => ({
    other,
    ...(side === 'ijn' ? manoeuvre(pair, other) : manoeuvre(other, pair)),
  }));
  return (
    <Stack gap="xs" testID="outlook">
      <Row justify="space-between" gap="sm">
        <Heading as="label" color="ink2" style={{ flexShrink: 1 }}>
          {t('tide.chits.brings', { pair: pairWords(pair) })}
        </Heading>
        <Text as="label" color="ink2">
          {t('tide.chits.theirs')}
        </Text>
      </Row>
      <Row
        wrap={isLargeText}
        style={{
          borderWidth: stroke.hairline,
          borderColor: color.rule,
          borderRadius: radius.card,
          backgroundColor: color.card,
          overflow: 'hidden',
        }}
      >
        {results.map(({ other, range, broadside }, place) => {
          const whose = broadside === 'both' ? (['ijn', 'irn'] as const) : broadside === null ? [] : [broadside];
          return (
            <Stack
              key={other.join()}
              accessible
              role="img"
              aria-label={t('tide.chits.spoken', {
                pair: pairWords(other),
                range: t(`tide.range.${range}`),
                broadside: t(`tide.broadside.${broadside ?? 'none'}`),
              })}
              align="center"
              gap={2}
              paddingY="sm"
              style={{
                flexGrow: 1,
                flexBasis: isLargeText ? '33%' : 0,
                borderLeftWidth: place === 0 || (isLargeText && place % 3 === 0) ? 0 : stroke.hairline,
                borderTopWidth: isLargeText && place > 2 ? stroke.hairline : 0,
                borderColor: color.rule,
              }}
            >
              <Text as="control" color="ink2">
                {other[0]}
              </Text>
              <Text as="control" color="ink2">
                {other[1]}
              </Text>
              <Text as="control">{t(`tide.rangeTitle.${range}`)}</Text>
              <Row gap={2} style={{ minHeight: 20 }} align="center">
                {whose.map((each) => (
                  <SideMark key={each} side={ensignOf(each)} marks={marks} width={whose.length > 1 ? 18 : 24} />
                ))}
                {whose.length === 0 && (
                  <Text as="text2" color="ink2">
                    {t('tide.broadside.none')}
                  </Text>
                )}
              </Row>
            </Stack>
          );
        })}
      </Row>
      <View>
        <Text as="text2" color="ink2">
          {view.fight?.tsushima ? t('tide.chits.roundsTsushima', { count: TSUSHIMA_ROUNDS }) : t('tide.chits.rounds')}
        </Text>
      </View>
    </Stack>
  );
}
