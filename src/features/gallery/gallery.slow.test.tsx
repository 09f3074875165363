import { act, fireEvent, screen } from '@testing-library/react-native';
import * as fs from 'node:fs';
import * as path from 'node:path';
import type { ComponentType } from 'react';
import { StyleSheet } from 'react-native';
import type { ReactTestInstance } from 'react-test-renderer';

import { renderIn, renderUi } from '@/testing/render';
import { palettes, THEME_NAMES } from '@/ui/themes';
import { motion, touch } from '@/ui/tokens';

import { GalleryScreen } from './gallery-screen';
import { specimens } from './specimens';

const mockRouter = { canGoBack: jest.fn(() => true), back: jest.fn(), replace: jest.fn() };
jest.mock('expo-router', () => ({ useRouter: () => mockRouter }));

const UI = path.resolve(__dirname, '../../ui');

/** Every component a file of `src/ui` exports, by reading the folder: a new file cannot be forgotten. Files for the web alone stand in for others. */
const exported = fs
  .readdirSync(UI)
  .filter((file) => file.endsWith('.tsx') && !/\.(test|web)\.tsx$/.test(file))
  .flatMap((file) => {
    const source = fs.readFileSync(path.join(UI, file), 'utf8');
    return [...source.matchAll(/^export (?:function|const|class) ([A-Z][a-z]\w*)/gm)].map(([, name]) => ({
      file: file.replace(/\.tsx$/, ''),
      name: name ?? '',
    }));
  });

function load(file: string, name: string): ComponentType {
  const found: unknown = jest.requireActual<Record<string, unknown>>(path.join(UI, file))[name];
  if (typeof found !== 'function') throw new Error(`${file} exports no component ${name}`);
  return found as ComponentType;
}

beforeEach(() => jest.clearAllMocks());

test('finds the components: the folder is read and the pattern matches', () => {
  const names = exported.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['Button', 'DicePad', 'Heading', 'Sheet', 'ToastSlot']));
  expect(names.length).toBeGreaterThan(30);
});

test('every component has a specimen, and no specimen is left of one that is gone', () => {
  expect(Object.keys(specimens).toSorted()).toEqual(exported.map(({ name }) => name).toSorted());
});

test('every component is really drawn on the page', () => {
  renderUi(<GalleryScreen />);
  const missing = exported.filter(({ file, name }) => screen.UNSAFE_queryAllByType(load(file, name)).length === 0);
  expect(missing).toEqual([]);
});

test.each(THEME_NAMES)('draws in %s, from first render, in both hands and with the largest text', (theme) => {
  renderIn({ theme, textScale: 1.6, hand: 'left' }, <GalleryScreen />);
  expect(screen.getByTestId('gallery')).toHaveStyle({ backgroundColor: palettes[theme].paper });
  expect(screen.getByTestId('gallery-text-1.6')).toBeChecked();
  expect(screen.getByTestId('gallery-hand-left')).toBeChecked();
});

test('its switches change this page', () => {
  renderUi(<GalleryScreen />);
  fireEvent.press(screen.getByTestId('gallery-theme-night'));
  expect(screen.getByTestId('gallery')).toHaveStyle({ backgroundColor: palettes.night.paper });
  fireEvent.press(screen.getByTestId('gallery-theme-dark'));
  expect(screen.getByTestId('gallery')).toHaveStyle({ backgroundColor: palettes.dark.paper });
});

/** What can be pressed, as the phone sees it. */
const controls = () =>
  screen.UNSAFE_root.findAll(
    (node) => typeof node.type === 'string' && typeof node.props.onClick === 'function' && !node.props['aria-hidden'],
  );

const reach = (node: ReactTestInstance, side: 'width' | 'height') => {
  const style = StyleSheet.flatten(node.props.style) ?? {};
  const drawn = side === 'width' ? [style.width, style.minWidth] : [style.height, style.minHeight];
  const points = drawn.filter((value) => typeof value === 'number');
  const { left = 0, right = 0, top = 0, bottom = 0 } = node.props.hitSlop ?? {};
  return Math.max(0, ...points) + (side === 'width' ? left + right : top + bottom);
};

test.each([1, 1.6])(
  'at text size %d nothing that can be pressed is under 48 by 48, nameless or without a role',
  (textScale) => {
    renderIn({ textScale }, <GalleryScreen />);
    fireEvent.press(screen.getByTestId('gallery-open-sheet'));
    const found = controls();
    expect(found.length).toBeGreaterThan(60);
    const faulty = found.filter((node) => {
      const { accessibilityLabel, role } = node.props;
      return reach(node, 'width') < touch.min || reach(node, 'height') < touch.min || !accessibilityLabel || !role;
    });
    expect(faulty.map(({ props }) => [props.testID, props.accessibilityLabel])).toEqual([]);
  },
);

test('sheet, question and toast open and close', () => {
  jest.useFakeTimers();
  renderUi(<GalleryScreen />);
  fireEvent.press(screen.getByTestId('gallery-open-sheet'));
  expect(screen.getByTestId('gallery-sheet')).toBeOnTheScreen();
  fireEvent.press(screen.getByTestId('sheet-close'));
  expect(screen.queryByTestId('gallery-sheet')).toBeNull();

  fireEvent.press(screen.getByTestId('gallery-ask'));
  fireEvent.press(screen.getByTestId('gallery-question-cancel'));
  expect(screen.queryByTestId('gallery-question')).toBeNull();

  const standing = screen.getAllByTestId('toast').length;
  fireEvent.press(screen.getByTestId('gallery-show-toast'));
  expect(screen.getAllByTestId('toast')).toHaveLength(standing + 1);
  act(() => void jest.advanceTimersByTime(motion.toastStays));
  expect(screen.getAllByTestId('toast')).toHaveLength(standing);
  jest.useRealTimers();
});

test('goes back, or to the settings when it was opened by its address', () => {
  renderUi(<GalleryScreen />);
  const [back] = screen.getAllByTestId('back');
  if (!back) throw new Error('no way back');
  fireEvent.press(back);
  expect(mockRouter.back).toHaveBeenCalledTimes(1);
  mockRouter.canGoBack.mockReturnValueOnce(false);
  fireEvent.press(back);
  expect(mockRouter.replace).toHaveBeenCalledWith('/settings');
});

test('can break on purpose', () => {
  jest.spyOn(console, 'error').mockImplementation();
  renderUi(<GalleryScreen />);
  expect(() => fireEvent.press(screen.getByTestId('gallery-throw'))).toThrow('Thrown on purpose');
  jest.restoreAllMocks();
});
