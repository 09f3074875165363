import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { houseMap, readLayers } from '@/tools/house-map';

const at = (path: string) => resolve(__dirname, '..', path);
const guide = readFileSync(at('src/README.md'), 'utf8');

test('the picture of the folders is drawn from the rules that are checked', () => {
  // To draw it anew: node --import tsx src/tools/map.mts
  expect(readFileSync(at('src/map.svg'), 'utf8')).toBe(houseMap(readLayers()));
});

test('a dot stands for every folder that may be imported, and for no other', () => {
  const drawn = houseMap(
    new Map([
      ['lib', ['nothing']],
      ['rules', ['lib']],
      ['kit', ['rules/common']],
    ]),
  );
  expect(drawn.match(/#1d4e89/g)).toHaveLength(2);
});

test('every folder of the house has its paragraph', () => {
  const folders = readdirSync(at('src'), { withFileTypes: true }).flatMap((each) =>
    each.isDirectory() ? each.name : [],
  );
  expect(folders.filter((folder) => !guide.includes(`**\`${folder}\`**`))).toEqual([]);
});

test('every file the guide names is there', () => {
  const named = [...guide.matchAll(/`([a-z/.-]+\/[a-z.-]+\.tsx?)`/g)].map(([, path = '']) => path);
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter((path) => !existsSync(at(`src/${path}`)) && !existsSync(at(path)))).toEqual([]);
});
