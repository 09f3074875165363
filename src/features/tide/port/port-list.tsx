import { RuleLink } from '@/kit/rule-link';
import { percentWords } from '@/kit/words/percent';
import { useT } from '@/messages/messages';
import { PORTS, recoveryOdds, rollsIn, type Side } from '@/rules/tide/index';
import { Row, Stack } from '@/ui/layout';
import { Heading, Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { stroke } from '@/ui/tokens';

import { useGame } from '../game';
import { listed } from '../words/names-in';

/** Who rolls in which port, and what it takes: all dice of a port in one cell. */
export function PortList({ step, sides }: { step: 'recover' | 'repair'; sides: readonly Side[] }) {
  const t = useT();
  const { color } = useTheme();
  const { state, nameOf } = useGame();
  const ships = sides.flatMap((side) => rollsIn(state, step, side));
  return PORTS.map((port) => {
    const here = ships.filter(({ fleet }) => fleet === port);
    if (here.length === 0) return null;
    const { need, p } = recoveryOdds(port);
    return (
      <Row
        key={port}
        align="center"
        gap="md"
        paddingX="edge"
        paddingY="sm"
        testID={`port-${port}`}
        style={{ backgroundColor: color.card, borderBottomWidth: stroke.hairline, borderColor: color.rule }}
      >
        <Stack flex={1}>
          <Heading as="name">{t(`tide.port.${port}`)}</Heading>
          <Text as="text2" color="ink2">
            {listed(
              here.map(({ id }) => id),
              nameOf,
            )}
          </Text>
        </Stack>
        <Stack align="flex-end">
          <Text as="value">{t('tide.inPort.dice', { count: here.length, need: need.value })}</Text>
          <Text as="text2" color="ink2">
            {t('tide.inPort.each', { percent: percentWords(p) })}
          </Text>
        </Stack>
        <RuleLink rule="TAS-30" testID={`rule-${port}`} />
      </Row>
    );
  });
}
