import { useState } from 'react';
import { View } from 'react-native';

import type { Face } from './dice-input';
import { DieFace, type DieState } from './die-face';
import { Pressable } from './pressable';
import { useTheme } from './theme';
import { dieSize, radius, touch } from './tokens';

export interface DiceSlotsProps {
  count: number;
  faces: readonly Face[];
  succeeds: ((face: Face) => boolean) | undefined;
  corrected: readonly number[];
  /** The slot whose face the next key replaces. */
  editing: number | undefined;
  labelFor: (index: number, face: Face, success: boolean | undefined) => string;
  onPick: (index: number) => void;
  testID: string | undefined;
}

/** The dice entered so far, each a button, then the places of those to come. */
export function DiceSlots(props: DiceSlotsProps) {
  const { count, faces, succeeds, corrected, editing, labelFor, onPick, testID } = props;
  const { color } = useTheme();
  // Faces that were there when the tray opened have landed long ago.
  const [landed] = useState(faces.length);
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 3 }}>
      {Array.from({ length: count }, (_, i) => {
        const face = faces[i];
        if (face === undefined) {
          return (
            <View key={i} style={slot} testID={testID && `${testID}-empty-${i}`}>
              <DieFace state={i === faces.length && editing === undefined ? 'next' : 'waiting'} label={null} />
            </View>
          );
        }
        const success = succeeds?.(face);
        return (
          <Pressable
            key={i}
            label={labelFor(i, face, success)}
            chosen={i === editing}
            onPress={() => onPick(i)}
            testID={testID && `${testID}-slot-${i}`}
            style={[slot, i === editing && { backgroundColor: color.nowWash, borderColor: color.now }]}
          >
            <DieFace
              face={face}
              state={stateOf(success)}
              corrected={corrected.includes(i)}
              arrives={i >= landed}
              label={null}
            />
          </Pressable>
        );
      })}
    </View>
  );
}

const stateOf = (success: boolean | undefined): DieState =>
  success === undefined ? 'plain' : success ? 'success' : 'failed';

// The frame is always there, so that picking a die does not move its neighbours.
const slot = {
  width: touch.min,
  height: touch.min,
  borderWidth: (touch.min - dieSize.slot) / 2,
  borderColor: 'transparent',
  borderRadius: radius.sheet,
} as const;
