import type { ReactNode } from 'react';

import { RuleLink } from '@/kit/rule-link';
import { useT } from '@/messages/messages';
import { type CampaignView, transportLeft, WINNING_TOTAL } from '@/rules/tide/index';
import { Button } from '@/ui/button';
import { Row, Stack } from '@/ui/layout';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { stroke, touch } from '@/ui/tokens';

import { useGame } from '../game';

/** What the Naval Phase does to the base game this turn, and how far the Japanese are from winning it. */
export function BaseGame({ onType }: { onType: (what: 'victoryPoints' | 'transport') => void }) {
  const t = useT();
  const { view } = useGame();
  const { landingLimits, base, togo } = view;
  const total = base.victoryPoints === null ? null : base.victoryPoints + togo.points;
  return (
    <Stack>
      <Line
        title={t('tide.board.base.transport')}
        text={transportWords(view)}
        rule={view.transport.halved ? 'TAS-11' : 'TAS-13'}
        testID="transport"
      >
        <Button label={t('tide.board.base.type')} onPress={() => onType('transport')} testID="type-transport" />
      </Line>
      <Line
        title={t('tide.board.base.landing')}
        text={
          landingLimits === null
            ? t('tide.board.base.undecided')
            : landingLimits
              ? t('tide.board.base.inForce')
              : t('tide.board.base.lifted')
        }
        rule="TAS-9"
        testID="landing"
      />
      <Line
        title={
          total === null
            ? t('tide.board.base.noPoints')
            : t('tide.board.base.sum', { base: base.victoryPoints ?? 0, togo: togo.points, total })
        }
        text={
          total === null
            ? t('tide.board.base.wins', { goal: WINNING_TOTAL })
            : total >= WINNING_TOTAL
              ? t('tide.board.base.enough', { goal: WINNING_TOTAL })
              : t('tide.board.base.short', { missing: WINNING_TOTAL - total, goal: WINNING_TOTAL })
        }
        testID="victory"
      >
        <Button label={t('tide.board.base.typePoints')} onPress={() => onType('victoryPoints')} testID="type-points" />
      </Line>
    </Stack>
  );

  function transportWords({ transport, base: { transport: typed } }: CampaignView): string {
    const left = transportLeft(view);
    const lost = [
      ...(transport.halved ? [t('tide.board.base.halved')] : []),
      ...(transport.minus > 0 ? [t('tide.board.base.minus', { count: transport.minus })] : []),
    ];
    const effect = lost.length === 0 ? t('tide.board.base.full') : lost.join(', ');
    return typed === null ? effect : t('tide.board.base.left', { typed, left: left ?? 0, effect });
  }
}

interface LineProps {
  title: string;
  text: string;
  rule?: string;
  testID: string;
  children?: ReactNode;
}

function Line({ title, text, rule, testID, children }: LineProps) {
  const { color } = useTheme();
  return (
    <Row
      wrap
      align="center"
      gap="sm"
      paddingY="xs"
      testID={testID}
      style={{ minHeight: touch.min, borderTopWidth: stroke.hairline, borderColor: color.rule }}
    >
      <Stack flex={1} style={{ flexBasis: 150 }}>
        <Text as="name">{title}</Text>
        <Text as="text2" color="ink2">
          {text}
        </Text>
      </Stack>
      {rule !== undefined && <RuleLink rule={rule} />}
      {children}
    </Row>
  );
}
