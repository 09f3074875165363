interface Module {
  readonly now: readonly string[];
}

interface Group {
  readonly name: string;
  readonly parts: readonly string[];
  readonly paths: readonly string[];
}

const { group, needs, partOf } = jest.requireActual<{
  group(
    parts: readonly (readonly [string, readonly string[]])[],
    sizeOf: (path: string) => number,
    isTarget: (path: string) => boolean,
  ): Group[];
  needs(modules: ReadonlyMap<string, Module>, paths: readonly string[]): Set<string>;
  partOf(name: string): string;
}>('./chunk-groups.cjs');

test.each([
  ['app/quick.tsx', 'quick'],
  ['app/fleets/index.tsx', 'fleets'],
  ['app/battle/new.tsx', 'battle-new'],
  ['app/battle/[id]/fire/[sid].tsx', 'battle'],
  ['app/+not-found.tsx', 'not-found'],
  ['src/kit/skia-engine.web.ts', 'kit-skia-engine'],
  ['src/features/togo/companion.ts', 'togo-companion'],
  ['node_modules/qr/decode.js', 'qr-decode'],
])('%s belongs to %s', (name, part) => {
  expect(partOf(name)).toBe(part);
});

test('what is imported at once is needed, in a circle too', () => {
  const modules = new Map([
    ['a', { now: ['b'] }],
    ['b', { now: ['a', 'c'] }],
    ['c', { now: [] }],
    ['d', { now: ['a'] }],
  ]);
  expect([...needs(modules, ['b'])].sort()).toEqual(['a', 'b', 'c']);
});

describe('the files of a few parts', () => {
  const large = () => 100_000;
  const isTarget = (path: string) => path.startsWith('screen');
  const parts = [
    ['ships', ['screen of ships', 'plans', 'buttons']],
    ['fleets', ['screen of fleets', 'plans', 'buttons']],
    ['cards', ['screen of cards', 'buttons']],
  ] as const;
  const filesOf = (groups: readonly Group[], part: string) =>
    groups.filter((each) => each.parts.includes(part)).flatMap(({ paths }) => paths);

  test('every part gets just what it needs, and everything is in one file only', () => {
    const groups = group(parts, large, isTarget);
    for (const [part, paths] of parts) expect(filesOf(groups, part).sort()).toEqual([...paths].sort());
    expect(groups.flatMap(({ paths }) => paths)).toHaveLength(5);
  });

  test('a small shared file is joined with the one that costs the others least', () => {
    const groups = group(parts, (path) => (path === 'plans' ? 1000 : 100_000), isTarget);
    expect(groups.map(({ parts: those }) => those.length).sort()).toEqual([1, 1, 1, 3]);
    for (const [part, paths] of parts) expect(filesOf(groups, part)).toEqual(expect.arrayContaining([...paths]));
  });

  test('no part brings the screen of another, which would be run without what it needs', () => {
    const groups = group(parts, () => 1000, isTarget);
    for (const [part, paths] of parts)
      expect(filesOf(groups, part).filter((path) => isTarget(path) && !paths.some((own) => own === path))).toEqual([]);
    expect(groups.flatMap(({ paths }) => paths)).toHaveLength(5);
  });
});
