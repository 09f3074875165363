import { importMutatedFiles } from '@/testing/import-mutated';

import { openNodeDriver } from '../db/driver.node';

// A soak asks for more: ZFLAG_SOAK=2000 npx jest src/store/transfer/mutated
const COUNT = Number(process.env.ZFLAG_SOAK ?? 60);

test(`${COUNT} files that were damaged, edited or made with malice do no harm`, async () => {
  const { imported, refused, leftOut, damaged, failures } = await importMutatedFiles(
    async () => openNodeDriver(),
    COUNT,
    1905,
  );
  expect(failures).toEqual([]);
  expect(imported + Object.values(refused).reduce((sum, times) => sum + times, 0)).toBe(COUNT);
  expect(Object.keys(leftOut).sort()).toEqual(['LOG_UNREADABLE', 'SETUP_UNREADABLE', 'UNKNOWN_BOOK']);
  expect(damaged).toBeGreaterThan(0);
  expect(Object.keys(refused).sort()).toEqual([
    'BAD_VALUE',
    'DAMAGED',
    'EDITED',
    'FILE_EDITED',
    'FROM_A_NEWER_VERSION',
    'NOT_A_FILE_OF_OURS',
    'TOO_DEEP',
    'TOO_LARGE',
    'TRUNCATED',
  ]);
}, 600_000);
