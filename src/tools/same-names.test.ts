interface Minified {
  readonly code: string;
}

interface Minifier {
  (options: { code: string; reserved: readonly string[]; config: object }): Promise<Minified>;
  nameAt(place: number): string;
}

const minify = jest.requireActual<Minifier>('./same-names.cjs');

test('no name comes twice, and the frequent letters come first', () => {
  const names = Array.from({ length: 10_000 }, (_, place) => minify.nameAt(place));
  expect(new Set(names).size).toBe(names.length);
  expect(names.slice(0, 3)).toEqual(['t', 'n', 'o']);
  expect(names.every((name) => /^[a-zA-Z$_][a-zA-Z0-9$_]*$/.test(name))).toBe(true);
});

test('whatever letters a module is full of, its names are the same ones', async () => {
  const short = async (code: string) => {
    const config = { mangle: { toplevel: false }, compress: false, output: {} };
    return (await minify({ code, reserved: ['t'], config })).code;
  };
  expect(await short('function zzz(first,second){return first.zzzzzz+second.qqqqqq}')).toBe(
    'function zzz(n,o){return n.zzzzzz+o.qqqqqq}',
  );
});
