import type { ReactNode } from 'react';
import { useWindowDimensions, View } from 'react-native';

import { RuleLink } from '@/kit/rule-link';
import { useT } from '@/messages/messages';
import type { Shift } from '@/rules/mukden/index';
import { Row, Stack } from '@/ui/layout';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { space } from '@/ui/tokens';

import type { AttackFigure } from './attack-figure';
import { concentricWords, crossedWords } from './attack-words';
import { ROSETTE } from './rosette-geometry';

interface AttackNotesProps {
  figure: AttackFigure;
  shifts: readonly Shift[];
  /** Says what a tap does. */
  hints: boolean;
  children: ReactNode;
}

/** Room beside the rosette for a word in each corner. */
const CORNER = 62;

/** What was found from the rosette, in its corners; above it where there is no room. */
export function AttackNotes({ figure, shifts, hints, children }: AttackNotesProps) {
  const t = useT();
  const { isLargeText } = useTheme();
  const { width } = useWindowDimensions();
  const concentric = concentricWords(figure);
  const crossed = crossedWords(shifts);
  const isCornered = !isLargeText && width >= ROSETTE.width + 2 * (CORNER + space.edge);
  const left = concentric !== null && (
    <Note title={t('mukden.attack.concentric')} text={concentric} rule="MUK-32" testID="concentric" />
  );
  const right = crossed !== null && (
    <Note title={crossed} text={t('mukden.attack.crossedAll')} rule="MUK-31" end={isCornered} testID="crossed" />
  );
  const hint = hints && (
    <Text as="control" color="ink2">
      {[t('mukden.attack.hintHex'), t('mukden.attack.hintSide')].join('\n')}
    </Text>
  );
  if (!isCornered) {
    return (
      <Stack gap="sm">
        <Row wrap columnGap="lg" rowGap="xs" justify="space-between">
          {left}
          {right}
          {hint}
        </Row>
        {children}
      </Stack>
    );
  }
  return (
    <View>
      <View style={{ position: 'absolute', left: 0, top: 0, maxWidth: 116 }}>{left}</View>
      <View style={{ position: 'absolute', right: 0, top: 0, maxWidth: 116, alignItems: 'flex-end' }}>{right}</View>
      <View style={{ position: 'absolute', left: 0, bottom: 0, maxWidth: 116 }}>{hint}</View>
      {children}
    </View>
  );
}

function Note({
  title,
  text,
  rule,
  end = false,
  testID,
}: {
  title: string;
  text: string;
  rule: string;
  end?: boolean;
  testID: string;
}) {
  return (
    <Stack align={end ? 'flex-end' : 'flex-start'} testID={testID}>
      <Text as="control">{title}</Text>
      <Text as="text2" color="ink2">
        {text}
      </Text>
      <RuleLink rule={rule} />
    </Stack>
  );
}
