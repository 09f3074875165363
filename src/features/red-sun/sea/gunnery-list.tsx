import { useState } from 'react';

import { SideMark } from '@/kit/side-mark';
import { ensignOf } from '@/kit/sides';
import { RuleLink } from '@/kit/rule-link';
import { ShipPlan } from '@/kit/ship-plan/ship-plan';
import { useT } from '@/messages/messages';
import { type Battle, type Gunner, gunnersOf, isOutOfSight, lineOf, type Ship, SIDES } from '@/rules/red-sun/index';
import { useSettings } from '@/store/settings';
import { Row, Stack } from '@/ui/layout';
import { ListRow } from '@/ui/list-row';
import { Tag } from '@/ui/tag';
import { CountedHeading, Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';

import { planOf } from '../forces/ship-plan';
import { useGame } from '../game';
import { AimSheet } from './aim-sheet';
import { canHit, ShotLadder, shotWords } from './shot-words';

interface GunneryListProps {
  /** As it would be at the range that is chosen. */
  battle: Battle;
  /** After the number: "ships may fire". */
  title: string;
}

/** Everybody who would fire, with her sum and her target; those that cannot hit stand last (RSR-20). */
export function GunneryList({ battle, title }: GunneryListProps) {
  const { state } = useGame();
  const [opened, setOpened] = useState<Ship | null>(null);
  const gunners = gunnersOf(state, battle);
  const ships = SIDES.flatMap((side) => lineOf(state, battle, side)).map((ship) => ({
    ship,
    gunner: gunners.find((each) => each.ship.id === ship.id) ?? null,
  }));
  const isUnseen = isOutOfSight(state, battle);
  const able = ships.filter(
    ({ gunner }) => !isUnseen && gunner !== null && (gunner.shot === null || canHit(gunner.shot)),
  );
  const others = ships.filter((each) => !able.includes(each));
  const [first] = able;
  return (
    <Stack>
      <Row align="center" justify="space-between" paddingX="edge" gap="sm">
        <CountedHeading count={able.length} words={title} style={{ flexShrink: 1 }} />
        <RuleLink rule="RSR-20" />
      </Row>
      {[...able, ...others].map(({ ship, gunner }) => (
        <Stack key={ship.id}>
          <GunnerRow
            ship={ship}
            gunner={gunner}
            isUnseen={isUnseen}
            isNext={ship === first?.ship}
            onPress={() => setOpened(ship)}
          />
          {ship === first?.ship && gunner?.shot && (
            <Stack paddingX="edge" paddingY="xs">
              <ShotLadder shot={gunner.shot} testID="next-ladder" />
            </Stack>
          )}
        </Stack>
      ))}
      {opened !== null && <AimSheet battle={battle} ship={opened} onClose={() => setOpened(null)} />}
    </Stack>
  );
}

interface GunnerRowProps {
  ship: Ship;
  gunner: Gunner | null;
  /** The enemy is beyond sighting range. */
  isUnseen: boolean;
  isNext: boolean;
  onPress: () => void;
}

function GunnerRow({ ship, gunner, isUnseen, isNext, onPress }: GunnerRowProps) {
  const t = useT();
  const { isLargeText } = useTheme();
  const marks = useSettings((settings) => settings.marks);
  const { nameOf } = useGame();
  const shot = gunner?.shot ?? null;
  const words =
    gunner === null ? t('red-sun.hour.holds') : shot === null ? t('red-sun.hour.noStrength') : shotWords(ship, shot);
  const aim =
    gunner === null
      ? null
      : isUnseen
        ? t('red-sun.hour.outOfSight')
        : shot !== null && !canHit(shot)
          ? t('red-sun.hour.cannotHit')
          : t('red-sun.hour.on', { name: nameOf(gunner.target.id) });
  return (
    <ListRow
      variant={isNext ? 'next' : 'card'}
      leading={!isLargeText && <ShipPlan facts={planOf(ship)} label={null} />}
      title={ship.name}
      label={[t(`red-sun.sidesShip.${ship.side}`, { name: ship.name }), words, aim]
        .filter((each) => each !== null)
        .join(', ')}
      detail={
        <Row align="center" gap="xs">
          <SideMark side={ensignOf(ship.side)} marks={marks} width={18} />
          <Text as="text2" color="ink2" style={{ flexShrink: 1 }}>
            {words}
          </Text>
        </Row>
      }
      trailing={
        isNext ? (
          <Tag text={t('play.next')} tone="now" />
        ) : (
          aim !== null && (
            <Text as="text2" color="ink2" style={{ maxWidth: 110, flexShrink: 1, textAlign: 'right' }}>
              {aim}
            </Text>
          )
        )
      }
      onPress={onPress}
      testID={`gunner-${ship.id}`}
    />
  );
}
