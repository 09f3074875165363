import { DOCUMENT_KINDS } from '@/game/documents';

import { kindOf } from './item-words';

test('a file says of everything in it what it is', () => {
  expect(DOCUMENT_KINDS.filter((kind) => kindOf(kind) === kindOf('of a newer version'))).toEqual([]);
});
