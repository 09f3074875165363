import { useRouter } from 'expo-router';
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { gameAddress } from '@/features/play/addresses';
import { RuleLink } from '@/kit/rule-link';
import { useT } from '@/messages/messages';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Row } from '@/ui/layout';
import { Heading, Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { skeleton, space, stroke } from '@/ui/tokens';

import { useGame } from '../game';
import { type LadderRow, ladderRows } from './ladder-rows';

interface Props {
  /** The question in hand, and its rule. */
  question: string;
  rule: string | null;
  /** What opens under the question. */
  children: ReactNode;
}

/** The steps of the sortie, one under the other: taken ones ticked, the one in hand open, those not reached faint. */
export function Ladder({ question, rule, children }: Props) {
  const rows = ladderRows(useGame());
  return (
    <View role="list" testID="ladder">
      {rows.map((row) =>
        row.state === 'now' ? (
          <OpenStep key={row.key} number={row.number} question={question} rule={rule}>
            {children}
          </OpenStep>
        ) : (
          <Step key={row.key} row={row} />
        ),
      )}
    </View>
  );
}

const NUMBER = 22;

function Step({ row: { number, words, state, rule, anyway } }: { row: LadderRow }) {
  const t = useT();
  const router = useRouter();
  const { id } = useGame();
  const said = t('tide.ladder.said', { step: number, words, state: t(`tide.ladder.state.${state}`) });
  const faint = state === 'ahead' ? 'ink2' : 'ink';
  return (
    <Row role="listitem" align="center" gap="md" paddingX="edge" style={{ minHeight: 34 }} testID={`step-${number}`}>
      <Row accessible role="img" aria-label={said} flex={1} align="center" gap="md">
        <Text as="name" color={faint} style={{ minWidth: NUMBER }}>
          {number}
        </Text>
        <Text
          as="control"
          color={state === 'out' ? 'ink2' : faint}
          style={[{ flex: 1 }, state === 'out' && { textDecorationLine: 'line-through' }]}
        >
          {words}
        </Text>
        {state === 'done' && <Icon name="check" size={22} />}
      </Row>
      {anyway !== undefined && (
        <Button
          kind="link"
          label={t('tide.ladder.anyway')}
          onPress={() => router.push(gameAddress(id, `sail/${anyway}`))}
          testID="sortie-anyway"
        />
      )}
      {rule !== null && state !== 'ahead' && <RuleLink rule={rule} testID={`step-rule-${number}`} />}
    </Row>
  );
}

function OpenStep({ number, question, rule, children }: Props & { number: number }) {
  const { color } = useTheme();
  return (
    <View
      role="listitem"
      testID={`step-${number}`}
      style={{
        paddingHorizontal: space.edge,
        paddingVertical: space.sm,
        gap: space.sm,
        borderTopWidth: stroke.hairline,
        borderBottomWidth: stroke.hairline,
        borderColor: color.rule,
        backgroundColor: color.nowWash,
      }}
    >
      <View
        style={{
          position: 'absolute',
          left: 0,
          top: 0,
          bottom: 0,
          width: skeleton.bandFoot,
          backgroundColor: color.now,
        }}
      />
      <Row align="center" gap="md">
        <Text as="title" aria-hidden style={{ minWidth: NUMBER }}>
          {number}
        </Text>
        <Heading as="title" style={{ flex: 1 }}>
          {question}
        </Heading>
        {rule !== null && <RuleLink rule={rule} testID="rule-now" />}
      </Row>
      {children}
    </View>
  );
}
