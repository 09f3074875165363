import { screen } from '@testing-library/react-native';

import { renderUi } from '@/testing/render';

import { CompanionProvider, type RollCompanion } from '../companion';
import { LogEntry } from './log-entry';
import type { Item } from './use-story';

const companion = { book: { id: 'toy' }, ensignOf: () => 'japan' } as unknown as RollCompanion;
const item = {
  ...{ type: 'action', number: 7, undone: true, attempt: 2, by: 'Admiral Togo' },
  ...{ at: '1905-05-27T14:05:00.000Z', descriptions: [], dice: {}, command: null, before: null, after: null },
} as unknown as Item;

test('whose tap it was, and that it was tried before, is said as well as shown', () => {
  renderUi(
    <CompanionProvider companion={companion}>
      <LogEntry item={item} lines={['Mikasa fired.', 'One hit.']} side="ijn" open={false} onToggle={() => undefined} />
    </CompanionProvider>,
  );
  const said = screen.getByTestId('log-7').props.accessibilityLabel as string;
  expect(said).toMatch(/^Mikasa fired\. One hit\. /);
  for (const words of [/Admiral Togo/, /attempt 2/i]) {
    expect(screen.getByText(words)).toBeOnTheScreen();
    expect(said).toMatch(words);
  }
});
