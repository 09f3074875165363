import { fireEvent, screen } from '@testing-library/react-native';
import { useState } from 'react';

import { renderUi } from '@/testing/render';

import { applyDiceInput, faceForKey, type DiceInput, type Face } from './dice-input';
import { DicePad, type DicePadProps } from './dice-pad';

const labels: DicePadProps['labels'] = {
  pad: 'Hit dice',
  face: (face) => `Face ${face}`,
  slot: (index, face, success) => `Die ${index + 1}: ${face}${success === undefined ? '' : success ? ' hit' : ' miss'}`,
  takeBack: 'Take back last',
};

interface TrayProps extends Partial<DicePadProps> {
  start?: readonly Face[];
  onEach?: (input: DiceInput) => void;
}

function Tray({ start = [], count = 4, onEach, ...rest }: TrayProps) {
  const [faces, setFaces] = useState(start);
  return (
    <DicePad
      labels={labels}
      count={count}
      succeeds={(face) => face <= 2}
      testID="pad"
      {...rest}
      faces={faces}
      onInput={(input) => {
        onEach?.(input);
        setFaces((before) => applyDiceInput(before, input, count));
      }}
    />
  );
}

const tap = (name: string) => fireEvent.press(screen.getByRole('button', { name }));
const slots = () =>
  screen.queryAllByTestId(/^pad-slot-/).map((slot) => slot.props.accessibilityLabel ?? slot.props['aria-label']);

test('each tap fills the next slot, and the slots tell hits from misses', () => {
  renderUi(<Tray />);
  tap('Face 2');
  tap('Face 6');
  expect(slots()).toEqual(['Die 1: 2 hit', 'Die 2: 6 miss']);
  expect(screen.getAllByTestId(/^pad-empty-/)).toHaveLength(2);
});

test('without a need the dice are neither', () => {
  renderUi(<Tray succeeds={undefined} start={[3]} />);
  expect(slots()).toEqual(['Die 1: 3']);
});

test('tells when it is full, once, and then takes no more', () => {
  const onFull = jest.fn();
  const onEach = jest.fn();
  renderUi(<Tray count={2} onFull={onFull} onEach={onEach} />);
  tap('Face 1');
  expect(onFull).not.toHaveBeenCalled();
  tap('Face 1');
  expect(onFull).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Face 3' })).toBeDisabled();
  tap('Face 3');
  expect(onEach).toHaveBeenCalledTimes(2);
});

test('a full pad that is opened again is not news', () => {
  const onFull = jest.fn();
  renderUi(<Tray count={2} start={[1, 5]} onFull={onFull} />);
  expect(onFull).not.toHaveBeenCalled();
  tap('Take back last');
  tap('Face 6');
  expect(onFull).toHaveBeenCalledTimes(1);
});

test('take back removes the last, and waits when there is none', () => {
  renderUi(<Tray start={[1, 5]} />);
  tap('Take back last');
  expect(slots()).toEqual(['Die 1: 1 hit']);
  tap('Take back last');
  expect(screen.getByRole('button', { name: 'Take back last' })).toBeDisabled();
});

test('tapping an entered die and then a face corrects that one only', () => {
  const onEach = jest.fn();
  renderUi(<Tray start={[1, 5, 6, 2]} onEach={onEach} />);
  tap('Die 2: 5 miss');
  expect(screen.getByRole('button', { name: 'Die 2: 5 miss', selected: true })).toBeOnTheScreen();
  tap('Face 2');
  expect(onEach).toHaveBeenCalledWith({ type: 'correct', index: 1, face: 2 });
  expect(slots()).toEqual(['Die 1: 1 hit', 'Die 2: 2 hit', 'Die 3: 6 miss', 'Die 4: 2 hit']);
  expect(screen.queryByRole('button', { selected: true })).toBeNull();
});

test('tapping the picked die again lets go of it', () => {
  renderUi(<Tray start={[5]} />);
  tap('Die 1: 5 miss');
  tap('Die 1: 5 miss');
  tap('Face 1');
  expect(slots()).toEqual(['Die 1: 5 miss', 'Die 2: 1 hit']);
});

test('a picked die that was taken back is gone: the next face is a new die', () => {
  renderUi(<Tray start={[5]} />);
  tap('Die 1: 5 miss');
  tap('Take back last');
  tap('Face 3');
  expect(slots()).toEqual(['Die 1: 3 miss']);
});

test('only dice entered now land; those of an opened draft lie there', () => {
  const landing = () => screen.queryAllByTestId('landing', { includeHiddenElements: true });
  renderUi(<Tray start={[1, 5]} />);
  expect(landing()).toHaveLength(0);
  tap('Face 6');
  expect(landing()).toHaveLength(1);
});

test('corrected dice keep their corner', () => {
  renderUi(<Tray start={[1, 5]} corrected={[1]} />);
  expect(screen.getAllByTestId('corrected-corner', { includeHiddenElements: true })).toHaveLength(1);
});

test('two taps before the parent draws again are two dice', () => {
  let faces: readonly Face[] = [];
  renderUi(
    <DicePad labels={labels} count={3} faces={[]} onInput={(input) => (faces = applyDiceInput(faces, input, 3))} />,
  );
  tap('Face 4');
  tap('Face 5');
  expect(faces).toEqual([4, 5]);
});

test('inputs never make more dice than asked for, or lose one', () => {
  expect(applyDiceInput([1, 2], { type: 'enter', face: 3 }, 2)).toEqual([1, 2]);
  expect(applyDiceInput([1, 2], { type: 'correct', index: 5, face: 3 }, 2)).toEqual([1, 2]);
  expect(applyDiceInput([], { type: 'takeBack' }, 2)).toEqual([]);
});

test('physical keys are faces', () => {
  expect(['1', '6'].map(faceForKey)).toEqual([1, 6]);
  expect(['0', '7', 'Enter', ' '].map(faceForKey)).toEqual([undefined, undefined, undefined, undefined]);
});

test('a parent may let it take back what stands elsewhere, or nothing at all', () => {
  const onEach = jest.fn();
  const empty = renderUi(<Tray canTakeBack onEach={onEach} />);
  tap('Take back last');
  expect(onEach).toHaveBeenCalledWith({ type: 'takeBack' });
  empty.unmount();
  renderUi(<Tray start={[1]} canTakeBack={false} />);
  expect(screen.getByRole('button', { name: 'Take back last' })).toBeDisabled();
});

test('may appear with a slot open: the first face corrects it', () => {
  const onEach = jest.fn();
  renderUi(<Tray start={[1, 5]} startsOn={1} onEach={onEach} />);
  tap('Face 2');
  expect(onEach).toHaveBeenCalledWith({ type: 'correct', index: 1, face: 2 });
});
