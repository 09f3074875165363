import { useState } from 'react';
import { View } from 'react-native';

import { SideMark } from '@/kit/side-mark';
import { ensignOf } from '@/kit/sides';
import { useT } from '@/messages/messages';
import { useSettings } from '@/store/settings';
import { Button } from '@/ui/button';
import { Marker } from '@/ui/marker';
import { Pressable } from '@/ui/pressable';
import { Sheet } from '@/ui/sheet';
import { Heading, Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { space, stroke } from '@/ui/tokens';

import type { ShipView } from '../plan-state';
import { WaitingHits } from '../ship/waiting-hits';
import { shipName } from '../words/ship-words';

interface Props {
  target: ShipView;
  /** The ratings the dice will be held against. */
  facts: string;
  onPress: () => void;
}

/** A long name in large letters: the rest goes below it where there is no room beside. */
const WORDS = 210;

/** Whom she fires at, and with what the dice will be compared. */
export function TargetRow({ target, facts, onPress }: Props) {
  const t = useT();
  const { color, isLargeText } = useTheme();
  const marks = useSettings((settings) => settings.marks);
  const { waiting, fires } = target;
  const [open, setOpen] = useState(false);
  return (
    <View
      testID="fire-target"
      style={{
        flexDirection: 'row',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: space.md,
        paddingHorizontal: space.edge,
        paddingVertical: space.xs,
        borderBottomWidth: stroke.hairline,
        borderColor: color.rule,
      }}
    >
      {!isLargeText && <SideMark side={ensignOf(target.side)} marks={marks} width={36} />}
      <View style={{ flex: 1, minWidth: isLargeText ? WORDS : 0 }}>
        <Heading as="title">{shipName(target)}</Heading>
        <Text as="text2" color="ink2">
          {facts}
        </Text>
      </View>
      {fires > 0 && <Marker kind="fire" count={fires} label={t('battle.fire.burning')} />}
      {waiting.length > 0 && (
        <Pressable
          label={t('battle.ship.pending', { count: waiting.length })}
          onPress={() => setOpen(true)}
          style={{ alignItems: 'center', justifyContent: 'center' }}
          testID="target-hits"
        >
          <Marker kind="pending" count={waiting.length} label={t('battle.ship.pending', { count: waiting.length })} />
        </Pressable>
      )}
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={t('battle.hits.title', { name: shipName(target) })}
        testID="target-hits-sheet"
      >
        <WaitingHits waiting={waiting} />
      </Sheet>
      <Button label={t('battle.fire.target')} onPress={onPress} testID="choose-target" />
    </View>
  );
}
