import { screen } from '@testing-library/react-native';

import { renderIn, renderUi } from '@/testing/render';
import { palettes } from '@/ui/themes';

import { PhaseScale } from './phase-scale';

const MONTH = ['I', 'II', 'III', 'IV'];
const open = { count: 4, at: 1, title: 'III · J fight' };

test('the current phase opens into its steps: done, in hand, to come', () => {
  renderUi(<PhaseScale cells={MONTH} at={2} open={open} spoken="Phase III, Japanese fight" on="ink" />);
  expect(screen.getAllByTestId(/^phase-segment/).map(({ props }) => props.testID as string)).toEqual([
    'phase-segment-done',
    'phase-segment-now',
    'phase-segment-open',
    'phase-segment-open',
  ]);
  expect(screen.getByTestId('phase-segment-now')).toHaveStyle({ backgroundColor: palettes.day.now });
  expect(screen.getByText('III · J fight')).toBeOnTheScreen();
  expect(screen.queryByText('III')).toBeNull();
  expect(screen.getByLabelText('Phase III, Japanese fight')).toBeOnTheScreen();
});

test('a phase that is left out this turn is struck through', () => {
  renderUi(<PhaseScale cells={['Sortie', 'Round 1']} at={0} skipped={[1]} spoken="Sortie" on="ink" />);
  expect(screen.getByText('Round 1')).toHaveStyle({ textDecorationLine: 'line-through' });
  expect(screen.getByText('Sortie')).not.toHaveStyle({ textDecorationLine: 'line-through' });
});

test('with large text the words of the current phase stand on a line of their own', () => {
  renderIn({ textScale: 1.6 }, <PhaseScale cells={['Sortie', 'Round 1']} at={0} spoken="Sortie" on="ink" />);
  expect(screen.queryByText('Round 1')).toBeNull();
  expect(screen.getByText('Sortie', { includeHiddenElements: true })).toBeTruthy();
});
