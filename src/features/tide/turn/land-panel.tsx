import { useRouter } from 'expo-router';
import { useState } from 'react';
import { View } from 'react-native';

import { gameAddress } from '@/features/play/addresses';
import { useAsk } from '@/features/play/act-provider';
import { RuleLine } from '@/kit/rule-line';
import { useT } from '@/messages/messages';
import { transportLeft, WINNING_TOTAL } from '@/rules/tide/index';
import { Button } from '@/ui/button';
import { Row, Stack } from '@/ui/layout';
import { SectionHeader } from '@/ui/section';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { space, stroke } from '@/ui/tokens';

import { useAct, useGame } from '../game';
import { fleetWords } from '../words/names-in';
import { PointsSheet } from './points-sheet';

/** Between Naval Phases: what the sea has done to the base game, and what the map tells back. */
export function LandPanel() {
  const t = useT();
  const act = useAct();
  const ask = useAsk();
  const router = useRouter();
  const { id, state, view } = useGame();
  const [typing, setTyping] = useState<'victoryPoints' | 'transport' | null>(null);
  const { base, transport, togo, turn, turnLimit, landingLimits, step } = view;
  const isLand = step === 'land';
  const isLost = transport.halved || transport.minus > 0;
  const left = transportLeft(state);
  const lose = async () => {
    const isSure = await ask({
      question: t('tide.land.fallQuestion'),
      consequence: t(`tide.land.fall.${state.rulings.notEvacuated}`),
      confirmLabel: t('tide.land.fallConfirm'),
      cancelLabel: t('play.refused.leave'),
    });
    if (isSure) await act({ type: 'losePortArthur' });
  };
  return (
    <Stack gap="md" style={{ padding: space.edge }} testID="land">
      {isLand && turn === 1 && (
        <View>
          <RuleLine flush words={t('tide.land.noNavalPhase')} rule="TAS-4" />
          <Row gap="md" wrap>
            {(['vladivostok', 'port-arthur'] as const).map((fleet) => (
              <Button
                key={fleet}
                kind="link"
                label={t('tide.land.sortieAnyway', { fleet: fleetWords(fleet) })}
                onPress={() => router.push(gameAddress(id, `sail/${fleet}`))}
                testID={`anyway-${fleet}`}
              />
            ))}
          </Row>
        </View>
      )}
      <View>
        <SectionHeader title={t('tide.land.thisTurn')} />
        {isLand && (
          <Fact
            label={t('tide.land.transport')}
            value={
              left !== null
                ? t('tide.land.transportLeft', { left, typed: base.transport ?? 0 })
                : isLost
                  ? [
                      transport.halved && t('tide.land.halved'),
                      transport.minus > 0 && t('tide.land.minus', { count: transport.minus }),
                    ]
                      .filter(Boolean)
                      .join(', ')
                  : t('tide.land.full')
            }
            action={t('tide.land.type')}
            onPress={() => setTyping('transport')}
            testID="type-transport"
          />
        )}
        <Fact
          label={t('tide.land.points')}
          value={
            base.victoryPoints === null
              ? t('tide.land.togoOnly', { togo: togo.points })
              : t('tide.land.total', {
                  base: base.victoryPoints,
                  togo: togo.points,
                  total: base.victoryPoints + togo.points,
                })
          }
          note={
            base.victoryPoints === null
              ? t('tide.land.needed', { count: WINNING_TOTAL })
              : distanceWords(base.victoryPoints + togo.points)
          }
          action={t('tide.land.type')}
          onPress={() => setTyping('victoryPoints')}
          testID="type-victory-points"
        />
      </View>
      {isLand && landingLimits !== null && (
        <RuleLine
          flush
          words={landingLimits ? t('tide.land.limits') : t('tide.land.lifted')}
          rule={landingLimits ? 'AMB-12' : 'TAS-9'}
        />
      )}
      {isLand && (
        <Row wrap gap="sm">
          {!view.portArthurFallen && (
            <Button label={t('tide.land.fallen')} onPress={() => void lose()} testID="port-arthur-falls" />
          )}
          {(turnLimit === null || turn < turnLimit) && (
            <Button
              label={t('tide.land.tsushima')}
              onPress={() => void act({ type: 'beginTsushima' })}
              testID="begin-tsushima"
            />
          )}
        </Row>
      )}
      {typing !== null && <PointsSheet what={typing} onClose={() => setTyping(null)} />}
    </Stack>
  );

  function distanceWords(total: number): string {
    const short = WINNING_TOTAL - total;
    return short > 0
      ? t('tide.land.short', { count: short, of: WINNING_TOTAL })
      : t('tide.land.reached', { count: WINNING_TOTAL });
  }
}

interface FactProps {
  label: string;
  value: string;
  note?: string;
  action: string;
  onPress: () => void;
  testID: string;
}

function Fact({ label, value, note, action, onPress, testID }: FactProps) {
  const t = useT();
  const { color } = useTheme();
  return (
    <Row align="center" gap="md" paddingY="sm" style={{ borderBottomWidth: stroke.hairline, borderColor: color.rule }}>
      <Stack flex={1}>
        <Text as="label" color="ink2">
          {label}
        </Text>
        <Text as="name" testID={`${testID}-value`}>
          {value}
        </Text>
        {note !== undefined && (
          <Text as="text2" color="ink2">
            {note}
          </Text>
        )}
      </Stack>
      <Button
        label={action}
        spokenLabel={t('tide.land.typeSpoken', { what: label })}
        onPress={onPress}
        testID={testID}
      />
    </Row>
  );
}
