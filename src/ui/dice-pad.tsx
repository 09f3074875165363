import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { View } from 'react-native';

import { Button } from './button';
import { faceForKey, FACES, type DiceInput, type Face } from './dice-input';
import { DiceSlots } from './dice-slots';
import { DieFace } from './die-face';
import { KeyGrid } from './key-grid';
import { PadKey } from './pad-key';
import { dieSize, space, touch } from './tokens';
import { usePadKeys } from './use-pad-keys';
import { useWindowShape } from './window-shape';

export interface DicePadLabels {
  /** What is being rolled. */
  pad: string;
  face: (face: Face) => string;
  /** An entered die: "Die 2: 5, failed. Tap to change." */
  slot: (index: number, face: Face, success: boolean | undefined) => string;
  takeBack: string;
}

export interface DicePadProps {
  labels: DicePadLabels;
  count: number;
  faces: readonly Face[];
  /** Called once for each tap, in order; apply it with `applyDiceInput` or log it. */
  onInput: (input: DiceInput) => void;
  /** Called when the last face arrives, not when a full pad is opened again. */
  onFull?: () => void;
  /** Which faces are successes; without it every die is plain. */
  succeeds?: (face: Face) => boolean;
  /** Indices of dice that were changed by hand. */
  corrected?: readonly number[];
  /** Where faces of an earlier roll can be taken back too, or the last one may not be; else it needs a face here. */
  canTakeBack?: boolean;
  /** The slot that is open for a correction when the pad appears. */
  startsOn?: number;
  /** Beside "take back": the way to let the app roll the rest. */
  beside?: ReactNode;
  keyFill?: 'card' | 'paper';
  /** Physical keys 1 to 6 and Backspace count wherever the focus is, not only inside the pad. */
  hotkeys?: boolean;
  testID?: string;
}

/** Six big faces. Each tap fills the next slot; tapping a filled slot and then a face corrects it. */
export function DicePad(props: DicePadProps) {
  const { labels, count, faces, onInput, succeeds, corrected = [], beside, keyFill, hotkeys = false, testID } = props;
  const isLow = useWindowShape() === 'sideways';
  const pad = useRef<View>(null);
  const [picked, setPicked] = useState<number | undefined>(props.startsOn);
  const { canTakeBack = faces.length > 0 } = props;
  // A slot taken back while it was picked is gone: the next face is a new die, not a correction.
  const editing = picked !== undefined && picked < faces.length ? picked : undefined;
  const full = faces.length >= count;
  useOnFull(full, props.onFull);

  const enter = (face: Face) => {
    setPicked(undefined);
    if (editing !== undefined) onInput({ type: 'correct', index: editing, face });
    else if (!full) onInput({ type: 'enter', face });
  };
  const takeBack = () => {
    setPicked(undefined);
    if (canTakeBack) onInput({ type: 'takeBack' });
  };
  usePadKeys({
    pad,
    everywhere: hotkeys,
    onKey(key) {
      const face = faceForKey(key);
      if (face === undefined && key !== 'Backspace') return false;
      if (face === undefined) takeBack();
      else enter(face);
      return true;
    },
  });

  return (
    <View ref={pad} testID={testID} style={{ gap: space.sm }}>
      <DiceSlots
        count={count}
        faces={faces}
        succeeds={succeeds}
        corrected={corrected}
        editing={editing}
        labelFor={labels.slot}
        onPick={(index) => setPicked(index === editing ? undefined : index)}
        testID={testID}
      />
      <KeyGrid label={labels.pad} columns={3}>
        {FACES.map((face) => (
          <PadKey
            key={face}
            label={labels.face(face)}
            numeral={String(face)}
            minHeight={isLow ? touch.min : touch.diceKey}
            fill={keyFill}
            disabled={full && editing === undefined}
            onPress={() => enter(face)}
            testID={testID && `${testID}-face-${face}`}
          >
            <DieFace face={face} size={dieSize.key} label={null} />
          </PadKey>
        ))}
      </KeyGrid>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.sm }}>
        <Button
          icon="undo"
          label={labels.takeBack}
          onPress={takeBack}
          disabled={!canTakeBack}
          testID={testID && `${testID}-take-back`}
          style={{ flexGrow: 1, flexBasis: '40%' }}
        />
        {beside !== undefined && <View style={{ flexGrow: 1, flexBasis: '40%' }}>{beside}</View>}
      </View>
    </View>
  );
}

function useOnFull(full: boolean, onFull: (() => void) | undefined): void {
  const before = useRef(full);
  const tell = useEffectEvent(() => onFull?.());
  useEffect(() => {
    if (full && !before.current) tell();
    before.current = full;
  }, [full]);
}
