import type { ReactNode } from 'react';

import { RuleLink } from '@/kit/rule-link';
import { SideMark } from '@/kit/side-mark';
import { ensignOf } from '@/kit/sides';
import { useT } from '@/messages/messages';
import { type Manoeuvre, SIDES } from '@/rules/tide/index';
import { useSettings } from '@/store/settings';
import { Row, Stack } from '@/ui/layout';
import { Text } from '@/ui/text';

/** What a number of the matrix brings: range, broadside and rounds, and who may fire then. */
export function ManoeuvreResult({ result: { range, broadside, rounds } }: { result: Manoeuvre }) {
  const t = useT();
  const marks = useSettings((settings) => settings.marks);
  const sides = SIDES.filter((side) => broadside === side || broadside === 'both');
  return (
    <Stack gap="sm" testID="manoeuvre-result">
      <Row wrap columnGap="lg" rowGap="sm">
        <Fact label={t('tide.board.matrix.range')}>{t(`tide.board.matrix.ranges.${range}`)}</Fact>
        <Fact
          label={t('tide.board.matrix.broadside')}
          mark={sides.map((side) => (
            <SideMark key={side} side={ensignOf(side)} marks={marks} width={30} />
          ))}
        >
          {t(`tide.board.matrix.broadsides.${broadside ?? 'none'}`)}
        </Fact>
        <Fact label={t('tide.board.matrix.roundsLabel')}>{String(rounds)}</Fact>
      </Row>
      <Row align="center" gap="sm">
        <Text style={{ flex: 1 }}>{t(`tide.board.matrix.fires.${range}`)}</Text>
        <RuleLink rule="TAS-27" />
      </Row>
      {broadside !== null && (
        <Row align="center" gap="sm">
          <Text style={{ flex: 1 }}>{t(`tide.board.matrix.gains.${broadside}`)}</Text>
          <RuleLink rule="TAS-28" />
        </Row>
      )}
    </Stack>
  );
}

interface FactProps {
  label: string;
  mark?: ReactNode;
  children: string;
}

function Fact({ label, mark, children }: FactProps) {
  return (
    <Stack style={{ flexGrow: 1 }}>
      <Text as="label" color="ink2">
        {label}
      </Text>
      <Row align="center" gap="sm" wrap>
        <Text as="pad">{children}</Text>
        {mark}
      </Row>
    </Stack>
  );
}
