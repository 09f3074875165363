const { namesUsed } = jest.requireActual<{ namesUsed(source: string, name: string): string[] }>('./shaken.cjs');

test('finds what a source takes from a package, by name and by the name it gave the package', () => {
  expect(namesUsed("import { gzipSync, type Zip, strToU8 as bytes } from 'fflate';", 'fflate')).toEqual([
    'gzipSync',
    'strToU8',
  ]);
  const schema = "import * as v from 'valibot';\nconst a = v.object({ b: v.string() }) satisfies v.GenericSchema;";
  expect(namesUsed(schema, 'valibot')).toEqual(['object', 'string']);
  expect(namesUsed(schema, 'fflate')).toEqual([]);
});
