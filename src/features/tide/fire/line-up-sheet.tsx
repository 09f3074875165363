import { useState } from 'react';
import { View } from 'react-native';

import { useT } from '@/messages/messages';
import type { Side } from '@/rules/tide/index';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { Row } from '@/ui/layout';
import { Sheet } from '@/ui/sheet';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { stroke, touch } from '@/ui/tokens';

import { useAct, useGame } from '../game';

/** The side that is fired at lines up first: its ships in the order they are matched. */
export function LineUpSheet({ side, onClose }: { side: Side; onClose: () => void }) {
  const t = useT();
  const act = useAct();
  const { color } = useTheme();
  const { view, nameOf } = useGame();
  const [line, setLine] = useState<readonly string[]>(view.fight?.lines[side] ?? []);
  const up = (place: number) => {
    const moved = [...line];
    const [ship] = moved.splice(place, 1);
    if (ship !== undefined) moved.splice(place - 1, 0, ship);
    setLine(moved);
  };
  const keep = async () => {
    if (await act({ type: 'lineUp', side, ships: line })) onClose();
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('tide.fire.lineUpTitle', { side: t(`tide.side.${side}`) })}
      testID="line-up-sheet"
      foot={<Button kind="primary" label={t('tide.fire.keepLine')} onPress={() => void keep()} testID="keep-line" />}
    >
      <View>
        {line.map((ship, place) => (
          <Row
            key={ship}
            align="center"
            gap="md"
            style={{ minHeight: touch.min, borderBottomWidth: stroke.hairline, borderColor: color.rule }}
          >
            <Text as="name" style={{ minWidth: 28 }}>
              {place + 1}
            </Text>
            <Text as="name" style={{ flex: 1 }}>
              {nameOf(ship)}
            </Text>
            {place > 0 && (
              <IconButton
                icon="around"
                label={t('tide.fire.forward', { name: nameOf(ship) })}
                onPress={() => up(place)}
                testID={`forward-${ship}`}
              />
            )}
          </Row>
        ))}
      </View>
    </Sheet>
  );
}
