import { fileName } from './file-name';

test.each([
  ['Action off Ulsan', 'action-off-ulsan'],
  ['  Ōsumi / “Rurik”: round 2?  ', 'osumi-rurik-round-2'],
  ['日本海海戦', 'report'],
  ['x'.repeat(60), 'x'.repeat(40)],
])('%s is filed as %s', (name, filed) => {
  expect(fileName(name, 'report')).toBe(filed);
});
