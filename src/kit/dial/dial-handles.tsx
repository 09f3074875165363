import { memo } from 'react';
import { View } from 'react-native';

import { useT } from '@/messages/messages';
import { Pressable } from '@/ui/pressable';
import { useTheme } from '@/ui/theme';

import { type MarkStyle, type Side, SideMark } from '../side-mark';
import { type DialLayout, pointOn } from './dial-layout';
import type { DialProps } from './dial-props';

const HANDLE = { drawn: 50, touched: 64, inner: 41, mark: 28, other: 38, otherMark: 20 } as const;

interface DialHandlesProps extends Pick<DialProps, 'targets' | 'activeId' | 'marks' | 'onChoose'> {
  layout: DialLayout;
  testID: string;
}

/** The targets on the dial, the active one above the others. Fingers go through them to the dial, which drags them. */
export function DialHandles({ layout, targets, activeId, marks, onChoose, testID }: DialHandlesProps) {
  const t = useT();
  const inOrder = [...targets.filter(({ id }) => id !== activeId), ...targets.filter(({ id }) => id === activeId)];
  return inOrder.map((target) => {
    const { x, y } = pointOn(layout, target);
    const active = target.id === activeId;
    const place = {
      position: 'absolute',
      left: 0,
      top: 0,
      width: HANDLE.touched,
      height: HANDLE.touched,
      alignItems: 'center',
      justifyContent: 'center',
      pointerEvents: 'none',
      transform: [{ translateX: x - HANDLE.touched / 2 }, { translateY: y - HANDLE.touched / 2 }],
    } as const;
    const drawing = <Handle side={target.side} marks={marks} active={active} />;
    if (active || !onChoose) {
      return (
        <View key={target.id} aria-hidden style={place} testID={`${testID}-handle-${target.id}`}>
          {drawing}
        </View>
      );
    }
    return (
      <Pressable
        key={target.id}
        label={t('dial.choose', { target: target.name })}
        onPress={() => onChoose(target.id)}
        style={place}
        testID={`${testID}-handle-${target.id}`}
      >
        {drawing}
      </Pressable>
    );
  });
}

interface HandleProps {
  side: Side;
  marks: MarkStyle;
  active: boolean;
}

const Handle = memo(function Handle({ side, marks, active }: HandleProps) {
  const { color } = useTheme();
  const size = active ? HANDLE.drawn : HANDLE.other;
  const ring = { alignItems: 'center', justifyContent: 'center', borderColor: color.ink } as const;
  const mark = <SideMark side={side} marks={marks} width={active ? HANDLE.mark : HANDLE.otherMark} />;
  return (
    <View
      style={{
        ...ring,
        width: size,
        height: size,
        borderRadius: size / 2,
        borderWidth: active ? 2.5 : 1.5,
        backgroundColor: color.paper,
      }}
    >
      {active ? (
        <View
          style={{ ...ring, width: HANDLE.inner, height: HANDLE.inner, borderRadius: HANDLE.inner / 2, borderWidth: 1 }}
        >
          {mark}
        </View>
      ) : (
        mark
      )}
    </View>
  );
});
