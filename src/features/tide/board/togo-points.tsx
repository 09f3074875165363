import { useState } from 'react';
import { View } from 'react-native';

import { RuleLink } from '@/kit/rule-link';
import { SideMark } from '@/kit/side-mark';
import { signed } from '@/kit/words/signed';
import { useT } from '@/messages/messages';
import { type LedgerLine, TOGO_START } from '@/rules/tide/index';
import { useSettings } from '@/store/settings';
import { Row, Stack } from '@/ui/layout';
import { Ruler } from '@/ui/ruler';
import { Heading, Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { space, stroke, touch } from '@/ui/tokens';

import { useGame } from '../game';
import { PointsSheet } from '../turn/points-sheet';
import { reasonWords } from '../words/event-words';
import { BaseGame } from './base-game';

/** The ruler ends at a round number that holds the points. */
const endOf = (points: number): number => Math.max(20, 5 * Math.ceil(points / 5));

/** The Togo points, what changed them, and what is still missing to the victory. */
export function TogoPoints() {
  const t = useT();
  const marks = useSettings((settings) => settings.marks);
  const { view } = useGame();
  const [typing, setTyping] = useState<'victoryPoints' | 'transport' | null>(null);
  const { points, ledger } = view.togo;
  return (
    <>
      <Row align="center" gap="md" wrap>
        {/* The ruler below says it, with what it counts. */}
        <Text as="hero" aria-hidden testID="togo-points">
          {points}
        </Text>
        <Stack flex={1} style={{ flexBasis: 160 }}>
          <Heading>{t('tide.board.togo.title')}</Heading>
          <Row align="center" wrap columnGap="sm">
            <Text as="text2" color="ink2">
              {t('tide.board.togo.began', { points: TOGO_START })}
            </Text>
            <RuleLink rule="TAS-5" />
          </Row>
        </Stack>
      </Row>
      <Ruler
        label={t('tide.board.togo.ruler', { points, start: TOGO_START })}
        least={0}
        most={endOf(points)}
        numbered={5}
        value={points}
        mark={<SideMark side="japan" marks={marks} width={30} />}
        start={{ at: TOGO_START, label: t('tide.board.togo.start') }}
        testID="togo-ruler"
      />
      <View role="list" aria-label={t('tide.board.togo.ledger')} style={{ marginHorizontal: -space.edge }}>
        {ledger.length === 0 && (
          <View role="listitem" style={{ paddingHorizontal: space.edge }}>
            <Text color="ink2">{t('tide.board.togo.empty')}</Text>
          </View>
        )}
        {[...ledger].reverse().map((line, place) => (
          <LedgerRow key={ledger.length - place} line={line} isLast={place === 0} />
        ))}
      </View>
      <BaseGame onType={setTyping} />
      {typing && <PointsSheet what={typing} onClose={() => setTyping(null)} />}
    </>
  );
}

/** What changed the points, in which turn, by which rule, and what they came to. */
function LedgerRow({ line, isLast }: { line: LedgerLine; isLast: boolean }) {
  const t = useT();
  const { color, isLargeText } = useTheme();
  const { nameOf } = useGame();
  const { turn, reason, rule, change, total, about } = line;
  const numbers = (
    <>
      <RuleLink rule={rule} />
      <Row
        accessible
        role="img"
        aria-label={t('tide.board.togo.said', { change: signed(change), total })}
        gap="md"
        align="center"
      >
        <Text as="value" style={{ minWidth: 36, textAlign: 'right' }}>
          {signed(change)}
        </Text>
        <Text as="value" color="ink2" style={{ minWidth: 36, textAlign: 'right' }}>
          {total}
        </Text>
      </Row>
    </>
  );
  return (
    <View
      role="listitem"
      testID="ledger-line"
      style={{
        flexDirection: 'row',
        flexWrap: isLargeText ? 'wrap' : 'nowrap',
        alignItems: 'center',
        gap: space.md,
        minHeight: touch.min,
        paddingHorizontal: space.edge,
        borderTopWidth: stroke.hairline,
        borderColor: color.rule,
        backgroundColor: isLast ? color.nowWash : color.card,
      }}
    >
      <Text as="control" color="ink2">
        {t('tide.board.togo.turn', { turn })}
      </Text>
      <Text as="name" style={{ flex: 1, flexBasis: isLargeText ? '60%' : 0, minWidth: 0 }}>
        {reasonWords(reason, nameOf(about))}
      </Text>
      {numbers}
    </View>
  );
}
