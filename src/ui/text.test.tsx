import { screen } from '@testing-library/react-native';

import { renderIn, renderUi } from '@/testing/render';

import { Heading, Text } from './text';
import { palettes } from './themes';
import { typeStyles } from './tokens';

test('words take face, size and colour from the scale, with tabular figures', () => {
  renderIn(
    { theme: 'dark' },
    <Text as="value" color="danger">
      {'46'}
    </Text>,
  );
  expect(screen.getByText('46')).toHaveStyle({
    fontFamily: typeStyles.value.face,
    fontSize: typeStyles.value.size,
    color: palettes.dark.danger,
    fontVariant: ['tabular-nums'],
  });
});

test("the reader's size enlarges words and their lines together", () => {
  renderIn({ textScale: 1.6 }, <Text>{'Broadside'}</Text>);
  const { size, line } = typeStyles.text;
  expect(screen.getByText('Broadside')).toHaveStyle({ fontSize: size * 1.6, lineHeight: size * 1.6 * line });
  expect(screen.getByText('Broadside').props.allowFontScaling).toBe(false);
});

test('a heading can be jumped to and has a rank', () => {
  renderUi(<Heading level={1}>{'Harbour'}</Heading>);
  expect(screen.getByRole('heading', { name: 'Harbour' }).props['aria-level']).toBe(1);
});
