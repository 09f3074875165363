import { SideMark } from '@/kit/side-mark';
import { ensignOf } from '@/kit/sides';
import { useT } from '@/messages/messages';
import { isDecided, lineOf, SIDES } from '@/rules/red-sun/index';
import { useSettings } from '@/store/settings';
import { BoxTrack } from '@/ui/box-track';
import { Button } from '@/ui/button';
import { Row, Stack } from '@/ui/layout';
import { Tag } from '@/ui/tag';
import { Text } from '@/ui/text';

import { useAct, useGame } from '../game';

/** Between two hours: how everybody is, and whether the battle is broken off. */
export function HourEnd() {
  const t = useT();
  const act = useAct();
  const { state } = useGame();
  const marks = useSettings((settings) => settings.marks);
  const { battle } = state;
  if (battle === null) return null;
  const isLast =
    isDecided(state, battle) || (battle.hours !== null && battle.hour >= battle.hours && battle.step === 'done');
  return (
    <Stack paddingX="edge" paddingTop="md" gap="sm">
      {SIDES.flatMap((side) => lineOf(state, battle, side)).map((ship) => (
        <Row key={ship.id} align="center" gap="sm" style={{ minHeight: 32 }}>
          <SideMark side={ensignOf(ship.side)} marks={marks} width={20} label={t(`common.side.${ship.side}`)} />
          <Text as="name" style={{ flex: 1 }}>
            {ship.name}
          </Text>
          {ship.disabled && <Tag tone="caution" text={t('red-sun.hour.disabledTag')} />}
          {ship.defence === null ? (
            <Text as="text2" color="ink2">
              {t('red-sun.hour.damage', { damage: ship.damage })}
            </Text>
          ) : (
            <BoxTrack
              count={ship.defence}
              filled={Math.min(ship.damage, ship.defence)}
              groupsOf={5}
              size={14}
              label={t('red-sun.hour.damageOf', { damage: ship.damage, defence: ship.defence })}
            />
          )}
        </Row>
      ))}
      {!isLast && (
        <Button
          label={t('red-sun.next.endBattle')}
          onPress={() => void act({ type: 'endBattle' })}
          testID="end-battle"
        />
      )}
    </Stack>
  );
}
