import { screen } from '@testing-library/react-native';

import { renderIn, renderUi } from '@/testing/render';
import { palettes, THEME_NAMES } from '@/ui/themes';

import { BandMark } from './band-mark';
import { SideMark } from './side-mark';
import { bandOf, sideEdge } from './sides';
import { ZMark } from './z-mark';

const shapes = () => {
  const names: string[] = [];
  const walk = (node: ReturnType<typeof screen.toJSON>) => {
    for (const each of [node].flat()) {
      if (!each || typeof each === 'string') continue;
      names.push(each.type);
      for (const child of each.children ?? []) if (typeof child !== 'string') walk(child);
    }
  };
  walk(screen.toJSON());
  return names;
};

test.each(['ensigns', 'plain'] as const)('%s: the sides differ by shape, not only by colour', (marks) => {
  const japan = renderUi(<SideMark side="japan" marks={marks} width={42} />);
  const sun = shapes();
  japan.unmount();
  renderUi(<SideMark side="russia" marks={marks} width={42} />);
  expect(sun).toContain('RNSVGCircle');
  expect(shapes()).not.toContain('RNSVGCircle');
});

test('a mark speaks only where no name stands beside it', () => {
  renderUi(<SideMark side="japan" marks="ensigns" width={42} label="Japanese mark" />);
  expect(screen.getByLabelText('Japanese mark')).toBeOnTheScreen();
});

test.each(THEME_NAMES)('signal flag Z has four parts and a frame (%s)', (theme) => {
  renderIn({ theme }, <ZMark size={60} />);
  expect(shapes().filter((name) => name === 'RNSVGPath')).toHaveLength(4);
  expect(shapes()).toContain('RNSVGRect');
});

test.each(THEME_NAMES)('on its own band a mark is backed, never drawn on the band itself (%s)', (theme) => {
  for (const side of ['ijn', 'irn'] as const) {
    renderIn({ theme }, <BandMark side={side} marks="plain" />);
    const { flag: backing, [sideEdge(side)]: ink } = palettes[theme];
    expect(screen.getByTestId('band-mark')).toHaveStyle({ backgroundColor: backing, borderColor: backing });
    expect(backing).not.toBe(ink);
    screen.unmount();
  }
});

test('at night, where both bands are black, one line or two tell the sides apart', () => {
  expect(bandOf('ijn').foot).not.toBe(bandOf('irn').foot);
});
