import { RuleLine } from '@/kit/rule-line';
import { SideMark } from '@/kit/side-mark';
import { ensignOf } from '@/kit/sides';
import { useT } from '@/messages/messages';
import { SIDES } from '@/rules/mukden/index';
import { useSettings } from '@/store/settings';
import { Row, Stack } from '@/ui/layout';
import { Text } from '@/ui/text';

import { useGame } from '../game';
import { sideWords } from '../words/names-in';

/** Phases V and VIII: how many counters are turned (MUK-16). */
export function RecoveryPanel() {
  const t = useT();
  const marks = useSettings((settings) => settings.marks);
  const { faceUp } = useGame().view;
  return (
    <Stack paddingY="sm" gap="sm" testID="recovery">
      <RuleLine words={t('mukden.recovery.text')} rule="MUK-16" />
      {SIDES.map((side) => (
        <Row key={side} accessible align="center" gap="md" paddingX="edge">
          <SideMark side={ensignOf(side)} marks={marks} width={30} />
          <Text as="name">
            {t('mukden.recovery.down', { side: sideWords(side), count: faceUp[side].all - faceUp[side].ready })}
          </Text>
        </Row>
      ))}
    </Stack>
  );
}
