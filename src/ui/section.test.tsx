import { screen } from '@testing-library/react-native';

import { renderUi } from '@/testing/render';

import { Section } from './section';
import { Text } from './text';

test('a section is a heading, a side note and what belongs under it', () => {
  renderUi(
    <Section title="Fired" aside="Hits wait">
      <Text>{'Fuji'}</Text>
    </Section>,
  );
  expect(screen.getByRole('heading', { name: 'Fired' })).toBeOnTheScreen();
  expect(screen.getByText('Hits wait')).toBeOnTheScreen();
  expect(screen.getByText('Fuji')).toBeOnTheScreen();
});
