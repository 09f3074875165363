import { useState } from 'react';

import { useT } from '@/messages/messages';
import { type Side, toGround } from '@/rules/tsushima/index';
import { Button } from '@/ui/button';
import { Row } from '@/ui/layout';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { stroke } from '@/ui/tokens';

import { useGame } from '../game';

/** The ships in partial sea as their owner has them roll (TSU-9). */
export function useGroundingOrder(side: Side) {
  const { state } = useGame();
  const [chosen, setOrder] = useState<readonly string[]>([]);
  const ships = toGround(state, side).map((ship) => ship.id);
  const order = [...chosen.filter((ship) => ships.includes(ship)), ...ships.filter((ship) => !chosen.includes(ship))];
  return { order, setOrder };
}

interface OrderProps {
  order: readonly string[];
  onChange: (order: readonly string[]) => void;
}

/** The ships one below the other as they roll; a key moves one of them by a place. */
export function GroundingOrder({ order, onChange }: OrderProps) {
  const t = useT();
  const { nameOf } = useGame();
  const { color } = useTheme();
  const move = (from: number, to: number) => {
    const next = order.filter((_, place) => place !== from);
    next.splice(to, 0, order[from]!);
    onChange(next);
  };
  return order.map((ship, place) => {
    const facts = { name: nameOf(ship), place: place + 1 };
    return (
      <Row
        key={ship}
        align="center"
        gap="sm"
        paddingX="edge"
        paddingY="xs"
        style={{ borderBottomWidth: stroke.hairline, borderColor: color.rule }}
        testID={`order-${ship}`}
      >
        <Text as="value">{String(place + 1)}</Text>
        <Text as="name" style={{ flex: 1 }}>
          {nameOf(ship)}
        </Text>
        <Button
          label={t('tsushima.grounding.up')}
          spokenLabel={t('tsushima.grounding.earlier', facts)}
          disabled={place === 0}
          onPress={() => move(place, place - 1)}
          testID={`order-${ship}-up`}
        />
        <Button
          label={t('tsushima.grounding.down')}
          spokenLabel={t('tsushima.grounding.later', facts)}
          disabled={place === order.length - 1}
          onPress={() => move(place, place + 1)}
          testID={`order-${ship}-down`}
        />
      </Row>
    );
  });
}
