import { useRouter } from 'expo-router';

import { gameAddress } from '@/features/play/addresses';
import { useT } from '@/messages/messages';
import { type Battle, gunnersOf, lineOf, otherSide, type Ship, targetOf } from '@/rules/red-sun/index';
import { Button } from '@/ui/button';
import { Row, Stack } from '@/ui/layout';
import { RadioRow } from '@/ui/radio-row';
import { Sheet } from '@/ui/sheet';
import { Text } from '@/ui/text';
import { ToggleRow } from '@/ui/toggle-row';

import { useAct, useGame } from '../game';
import { canHit, ShotLadder, shotWords } from './shot-words';

/** One ship: what each face would do, and whom she fires at. */
export function AimSheet({ battle, ship, onClose }: { battle: Battle; ship: Ship; onClose: () => void }) {
  const t = useT();
  const router = useRouter();
  const act = useAct();
  const { id, state } = useGame();
  const now = state.ships[ship.id] ?? ship;
  const shot = gunnersOf(state, battle).find((each) => each.ship.id === ship.id)?.shot ?? null;
  const target = targetOf(state, battle, now);
  const aim = (to: string | null) => {
    onClose();
    if ((target?.id ?? null) !== to) void act({ type: 'aim', ships: [ship.id], target: to });
  };
  return (
    <Sheet open onClose={onClose} title={ship.name} testID="aim-sheet">
      {shot !== null && (
        <Stack gap="sm">
          <Text>{shotWords(now, shot)}</Text>
          {canHit(shot) ? <ShotLadder shot={shot} /> : <Text color="ink2">{t('red-sun.hour.cannotHitText')}</Text>}
        </Stack>
      )}
      <Stack role="radiogroup" aria-label={t('red-sun.hour.aim')}>
        {lineOf(state, battle, otherSide(ship.side)).map((enemy) => (
          <RadioRow
            key={enemy.id}
            words={enemy.name}
            detail={
              enemy.defence === null
                ? t('red-sun.hour.damage', { damage: enemy.damage })
                : t('red-sun.hour.damageOf', { damage: enemy.damage, defence: enemy.defence })
            }
            on={target?.id === enemy.id}
            onPress={() => aim(enemy.id)}
            testID={`aim-${enemy.id}`}
          />
        ))}
        <RadioRow words={t('red-sun.hour.hold')} on={target === null} onPress={() => aim(null)} testID="aim-nobody" />
      </Stack>
      <ToggleRow
        title={t('red-sun.hour.disable')}
        subtitle={t('red-sun.hour.disableText')}
        on={now.disabled}
        onChange={(disabled) => void act({ type: 'disable', ship: ship.id, disabled })}
        testID="aim-disabled"
      />
      <Row>
        <Button
          icon="pencil"
          label={t('red-sun.hour.counter')}
          onPress={() => {
            onClose();
            router.push(gameAddress(id, `ship/${ship.id}`));
          }}
          testID="aim-counter"
        />
      </Row>
    </Sheet>
  );
}
