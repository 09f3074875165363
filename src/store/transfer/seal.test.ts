import { createHash } from 'node:crypto';

import fc from 'fast-check';

import { sealOf } from './seal';

const byNode = (content: object) =>
  createHash('sha256')
    .update(JSON.stringify({ ...content, seal: undefined }), 'utf8')
    .digest('hex');

test('the seal is that of the whole text, however it is taken to pieces', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (content) => {
      const read = JSON.parse(JSON.stringify(content)) as object;
      expect(sealOf(read)).toBe(byNode(read));
    }),
  );
  const long = { list: Array.from({ length: 30_000 }, (_, at) => ({ at, deep: [{ name: 'Ōyama 🚢' }] })), seal: 'x' };
  for (const content of [{}, { a: [] }, { a: {} }, { seal: { a: [1] }, b: [[]] }, long]) {
    expect(sealOf(content)).toBe(byNode(content));
  }
});
