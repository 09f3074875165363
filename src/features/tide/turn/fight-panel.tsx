import { useRouter } from 'expo-router';
import { View } from 'react-native';

import { gameAddress } from '@/features/play/addresses';
import { SideMark } from '@/kit/side-mark';
import { ensignOf } from '@/kit/sides';
import { useT } from '@/messages/messages';
import type { Obligation } from '@/rules/rulebook';
import { SIDES } from '@/rules/tide/index';
import { useSettings } from '@/store/settings';
import { Button } from '@/ui/button';
import { Row, Stack } from '@/ui/layout';
import { SectionHeader } from '@/ui/section';
import { Heading, Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { space } from '@/ui/tokens';

import { useGame } from '../game';
import { ShipState } from '../fire/ship-state';
import { sideWords } from '../words/names-in';
import { owedSentence } from '../words/owed-words';
import { FightSummary } from './fight-summary';
import { Question } from './question';

interface Props {
  obligation: Obligation;
  choice: string | null;
  onChoose: (answer: string) => void;
}

/** The fight as it is: what the manoeuvre gave, both lines, and whether smoke is laid. */
export function FightPanel({ obligation, choice, onChoose }: Props) {
  const t = useT();
  const router = useRouter();
  const { color } = useTheme();
  const { id, view, nameOf } = useGame();
  const marks = useSettings((settings) => settings.marks);
  const { fight } = view;
  if (fight === null) return null;
  return (
    <>
      <Stack style={{ padding: space.edge, paddingBottom: space.sm }}>
        <FightSummary fight={fight} />
        <Row align="center" justify="space-between" gap="md">
          <Text as="text2" color="ink2" style={{ flex: 1 }}>
            {t(`tide.fight.who.${fight.range}`)}
          </Text>
          <Button
            kind="link"
            label={t('tide.fight.matrix')}
            onPress={() => router.push(gameAddress(id, 'manoeuvre'))}
            testID="to-matrix"
          />
        </Row>
      </Stack>
      {obligation.code === 'smoke-or-not' && (
        <View style={{ padding: space.edge, gap: space.sm, backgroundColor: color.nowWash }} testID="smoke-question">
          <Heading as="title">{owedSentence(obligation, nameOf)}</Heading>
          <Question obligation={obligation} choice={choice} onChoose={onChoose} />
        </View>
      )}
      {SIDES.map((side) => (
        <View key={side} style={{ paddingHorizontal: space.edge, paddingTop: space.md }}>
          <Row align="center" gap="sm">
            <SideMark side={ensignOf(side)} marks={marks} width={26} />
            <View style={{ flex: 1 }}>
              <SectionHeader title={t('tide.fight.line', { side: sideWords(side), count: fight.lines[side].length })} />
            </View>
          </Row>
          {fight.lines[side].map((ship) => (
            <Row key={ship} align="center" gap="sm" style={{ minHeight: 32 }}>
              <Text as="name" style={{ flex: 1 }}>
                {nameOf(ship)}
              </Text>
              <ShipState ship={ship} />
            </Row>
          ))}
        </View>
      ))}
    </>
  );
}
