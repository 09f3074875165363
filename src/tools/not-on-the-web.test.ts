import { existsSync } from 'node:fs';

interface LeftOut {
  readonly NOT_ON_THE_WEB: readonly string[];
  readonly DEVELOPMENT: readonly string[];
  isLeftOut(path: string, dev: boolean): boolean;
}

const { NOT_ON_THE_WEB, DEVELOPMENT, isLeftOut } = jest.requireActual<LeftOut>('./not-on-the-web.cjs');

test('every file that the web leaves out is still where it was', () => {
  const gone = [...NOT_ON_THE_WEB, ...DEVELOPMENT].filter((file) => !existsSync(`node_modules/${file}`));
  expect(gone).toEqual([]);
});

test('a whole path is compared, on any system; tools of development are there while one develops', () => {
  const path = '/home/me/z-flag/node_modules/expo-router/build/views/Sitemap.js';
  expect(isLeftOut(path, true)).toBe(true);
  expect(isLeftOut(path.replaceAll('/', '\\'), false)).toBe(true);
  expect(isLeftOut('/home/me/z-flag/src/views/Sitemap.js', false)).toBe(false);
  expect(isLeftOut('/z-flag/node_modules/expo/devtools.js', false)).toBe(true);
  expect(isLeftOut('/z-flag/node_modules/expo/devtools.js', true)).toBe(false);
});
