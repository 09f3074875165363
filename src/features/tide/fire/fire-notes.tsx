import { useRouter } from 'expo-router';

import { gameAddress } from '@/features/play/addresses';
import { RuleLine } from '@/kit/rule-line';
import { useT } from '@/messages/messages';
import type { Side } from '@/rules/tide/index';
import { Button } from '@/ui/button';
import { Row, Stack } from '@/ui/layout';
import { Tag } from '@/ui/tag';

import { useGame } from '../game';

/** What is easily forgotten in a fight, and whose values these are. */
export function FireNotes({ side }: { side: Side }) {
  const t = useT();
  const router = useRouter();
  const { id, state, view } = useGame();
  const { fight } = view;
  if (fight === null) return null;
  const firers = fight.lines[side].flatMap((ship) => view.ships[ship] ?? []);
  const house = firers.find((ship) => ship.house);
  return (
    <Stack gap="xs">
      <RuleLine flush words={t(`tide.fight.who.${fight.range}`)} rule="TAS-27" />
      {firers.some((ship) => ship.class !== 'battleship') && (
        <RuleLine
          flush
          words={state.rulings.threeDice === 'per-weapon' ? t('tide.fire.three') : t('tide.fire.threeInAll')}
          rule={state.rulings.threeDice === 'per-weapon' ? 'TAS-24' : 'AMB-8'}
        />
      )}
      <RuleLine flush words={t('tide.fire.third')} rule="TAS-23" />
      <RuleLine flush words={t('tide.fire.afterBoth')} rule="AMB-16" />
      {house !== undefined && (
        <Row align="center" gap="md">
          <Tag text={t('tide.fire.house')} tone="caution" testID="house-values" />
          <Button
            kind="link"
            label={t('tide.fire.typeYours')}
            onPress={() => router.push(gameAddress(id, `ratings/${house.id}`))}
            testID="type-yours"
          />
        </Row>
      )}
    </Stack>
  );
}
