import { fireEvent, screen, within } from '@testing-library/react-native';
import { useState } from 'react';

import { renderIn, renderUi } from '@/testing/render';

import { type SumLine, SumList } from './sum-list';
import { SumStrip } from './sum-strip';

const LINES: readonly SumLine[] = [
  { id: 'odds', label: '9 to 3', value: 6 },
  { id: 'column', label: 'column', value: '+5' },
  { id: 'screen', label: 'screen', value: 0 },
  { id: 'morale', label: 'morale', value: -1, side: 'irn', rule: 'TOGO-36' },
];
const TOTAL: SumLine = { id: 'sum', label: 'sum', value: 5 };

const strip = <SumStrip label="Combat column" lines={LINES} total={TOTAL} from="column" marks="ensigns" testID="sum" />;

test('a strip prints every part with its sign, zeros too, and is spoken as one sentence', () => {
  renderUi(strip);
  for (const words of ['+6', '+5', '0', '−1', 'screen']) expect(screen.getAllByText(words)[0]).toBeOnTheScreen();
  expect(screen.getByTestId('sum').props.accessibilityLabel).toBe(
    'Combat column, 9 to 3 +6, column +5, screen 0, morale −1, sum +5',
  );
});

test('a tap on the strip lists each part, with the rule behind it', () => {
  renderUi(strip);
  expect(screen.queryByTestId('sum-lines-morale-value')).toBeNull();
  fireEvent.press(screen.getByTestId('sum'));
  expect(screen.getByTestId('sum-lines-morale-value', { includeHiddenElements: true })).toHaveTextContent('−1');
  expect(within(screen.getByTestId('sum-sheet')).getByTestId('rule-TOGO-36')).toBeOnTheScreen();
});

test('with large text a strip is a list at once: eight cells could not be read', () => {
  renderIn({ textScale: 1.6 }, strip);
  expect(screen.getByTestId('sum-morale-value', { includeHiddenElements: true })).toHaveTextContent('−1');
  expect(screen.getByTestId('sum-sum-value')).toHaveTextContent('+5');
});

function Inputs() {
  const [destroyers, setDestroyers] = useState(2);
  const [there, setThere] = useState(true);
  const [evade, setEvade] = useState('stand');
  return (
    <SumList
      marks="ensigns"
      testID="spot"
      lines={[
        {
          id: 'destroyers',
          label: 'Destroyer counters',
          note: '+1 each',
          value: destroyers,
          input: {
            type: 'count',
            count: destroyers,
            least: 0,
            most: 4,
            lessLabel: 'One less',
            moreLabel: 'One more',
            onChange: setDestroyers,
          },
        },
        {
          id: 'there',
          label: 'There before the move',
          value: there ? 2 : 0,
          input: { type: 'switch', on: there, onChange: setThere },
        },
        {
          id: 'evade',
          label: 'Japanese evade?',
          value: evade === 'evade' ? -2 : 0,
          input: {
            type: 'choice',
            value: evade,
            options: [
              { value: 'stand', label: 'Stand' },
              { value: 'evade', label: 'Evade' },
            ],
            onChange: setEvade,
          },
        },
      ]}
    />
  );
}

test.each([1, 1.6])(
  'at text size %d each line of a list is set where it stands, and its value follows',
  (textScale) => {
    renderIn({ textScale }, <Inputs />);
    fireEvent.press(screen.getByTestId('spot-destroyers-more'));
    // The stepper says what it adds; the number at the end of the line is for the eye.
    expect(screen.getByTestId('spot-destroyers')).toHaveAccessibilityValue({ text: '3, adds +3' });
    expect(screen.getByTestId('spot-destroyers-value', { includeHiddenElements: true })).toHaveTextContent('+3');
    fireEvent.press(screen.getByRole('switch', { name: 'There before the move, +2' }));
    expect(screen.getByRole('switch', { name: 'There before the move, 0' })).not.toBeChecked();
    fireEvent.press(screen.getByTestId('spot-evade-evade'));
    expect(screen.getByTestId('spot-evade-value')).toHaveTextContent('−2');
  },
);
